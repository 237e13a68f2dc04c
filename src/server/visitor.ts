import { createHash, randomBytes } from 'node:crypto'
import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { optional } from './env.ts'

const COOKIE = 'eleven_visitor'
const ID_BYTES = 16
const ID_SHAPE = /^[A-Za-z0-9_-]{22}$/ // 128 bits in base64url
const MAX_AGE_SECONDS = 400 * 86_400

/** SHA-256 of the visitor's id in hex, as stored; null without a well-formed cookie. */
export function visitorOf(request: Request): string | null {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '')
  const id = cookies.find(({ name }) => name === COOKIE)?.value
  return id && ID_SHAPE.test(id) ? hashed(id) : null
}

/** Creates a visitor with its cookie. */
export function newVisitor(request: Request): { visitor: string; cookie: string } {
  const id = randomBytes(ID_BYTES).toString('base64url')
  return { visitor: hashed(id), cookie: serialized(id, MAX_AGE_SECONDS, request) }
}

/** Cookie that ends a visitor, whose progress now belongs to an account. */
export const endedVisitor = (request: Request): string => serialized('', 0, request)

const hashed = (id: string) => createHash('sha256').update(id).digest('hex')

const serialized = (value: string, maxAge: number, request: Request) =>
  serializeCookieHeader(COOKIE, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    path: '/',
    maxAge,
  })

/** Behind a proxy the request itself may be plain http. */
export const isSecure = (request: Request): boolean =>
  new URL(request.url).protocol === 'https:' || (optional('PUBLIC_SITE_URL') ?? '').startsWith('https:')
