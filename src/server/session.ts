import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { backendFetch, inTime } from './deadline.ts'
import { required } from './env.ts'
import { HttpError } from './http-error.ts'
import type { Exchange } from './http.ts'
import { publicClient } from './supabase.ts'

/**
 * A verified account. Name and picture are user-editable: for display only. `role` is the token's copy of
 * `app_metadata`, which only the server writes; it is as old as the token.
 */
export type Account = { id: string; fullName: string | null; avatarUrl: string | null; role: string | null }

/** A verified account with its access token. `provenAt`: last authentication, ms. */
export type Session = { user: Account; token: string; provenAt: number }

const Claims = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  /** Authentication methods of the session, in seconds; `iat` changes with each renewal. */
  amr: z.catch(z.array(z.looseObject({ timestamp: z.number() })), []),
  app_metadata: z.catch(z.looseObject({ role: z.catch(z.nullish(z.string()), null) }), { role: null }),
  user_metadata: z.optional(
    z.looseObject({
      full_name: z.catch(z.nullish(z.string()), null),
      avatar_url: z.catch(z.nullish(z.string()), null),
    }),
  ),
})

const SIGNED = /^[\w-]+\.[\w-]+\.[\w-]+$/
const SESSION_COOKIE = /^sb-.+-auth-token/
const ASYMMETRIC = ['ES256', 'RS256']

/**
 * Reads the session from bearer or cookies. An invalid bearer token is `unauthorised`; invalid cookies mean no session;
 * renewed cookies are added to the answer.
 */
export async function sessionOf(exchange: Exchange): Promise<Session | null> {
  const authorization = exchange.request.headers.get('authorization')
  if (authorization === null) return sessionOfCookies(exchange)
  const [scheme, token, ...rest] = authorization.trim().split(/\s+/)
  const session = scheme?.toLowerCase() === 'bearer' && rest.length === 0 ? await sessionOfToken(token ?? '') : null
  if (!session) throw new HttpError('unauthorised', 'The access token is not valid')
  return session
}

/** Cookies that end the session in this browser: those it sent, and those just renewed. */
export function endedSession({ request, headers }: Exchange): string[] {
  const sent = parseCookieHeader(request.headers.get('cookie') ?? '').map(({ name }) => name)
  const added = headers.getSetCookie().map((line) => line.split('=')[0]!)
  const names = new Set([...sent, ...added].filter((name) => SESSION_COOKIE.test(name)))
  return [...names].map((name) => serializeCookieHeader(name, '', { path: '/', sameSite: 'lax', maxAge: 0 }))
}

async function sessionOfToken(token: string): Promise<Session | null> {
  if (!isSigned(token)) return null
  return verified(token, () => publicClient().auth.getClaims(token))
}

/** Tokens without an asymmetric signature would cost a request to the auth server; never accepted. */
function isSigned(token: string): boolean {
  if (!SIGNED.test(token)) return false
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString('utf8'))
    return z.looseObject({ alg: z.enum(ASYMMETRIC), kid: z.string() }).safeParse(header).success
  } catch {
    return false
  }
}

async function sessionOfCookies({ request, headers }: Exchange): Promise<Session | null> {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '').flatMap(({ name, value }) =>
    value === undefined ? [] : [{ name, value }],
  )
  if (!cookies.some(({ name }) => SESSION_COOKIE.test(name))) return null
  const client = createServerClient(required('PUBLIC_SUPABASE_URL'), required('PUBLIC_SUPABASE_PUBLISHABLE_KEY'), {
    global: { fetch: backendFetch },
    cookies: {
      getAll: () => cookies,
      setAll: (changed) =>
        changed.forEach(({ name, value, options }) =>
          headers.append('set-cookie', serializeCookieHeader(name, value, options)),
        ),
    },
  })
  const { data, error } = await inTime(client.auth.getSession().catch(unanswered))
  refuseUnanswered(error)
  const token = data?.session?.access_token
  return token === undefined ? null : verified(token, () => client.auth.getClaims(token))
}

type ClaimsAnswer = { data: { claims: unknown } | null; error: unknown }

/** Null for anything that does not verify. */
async function verified(token: string, ask: () => Promise<ClaimsAnswer>): Promise<Session | null> {
  const { data, error } = await inTime(ask().catch(unanswered))
  refuseUnanswered(error)
  const claims = Claims.safeParse(data?.claims)
  if (!claims.success) return null
  const { sub: id, amr, app_metadata, user_metadata: own } = claims.data
  const user = {
    id,
    fullName: own?.full_name ?? null,
    avatarUrl: own?.avatar_url ?? null,
    role: app_metadata.role ?? null,
  }
  return { user, token, provenAt: Math.max(0, ...amr.map(({ timestamp }) => timestamp)) * 1000 }
}

const unanswered = (reason: unknown) => ({ data: null, error: reason })

/** An unreachable auth server does not mean that the session is invalid. */
function refuseUnanswered(error: unknown) {
  if (isAuthRetryableFetchError(error)) throw new HttpError('unavailable')
}
