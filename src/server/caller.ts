import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { required } from './env.ts'
import { HttpError } from './http-error.ts'
import type { Exchange } from './http.ts'
import { publicClient } from './supabase.ts'
import { visitorOf } from './visitor.ts'

/**
 * A verified account. Name and picture come from metadata that its user can edit: for display only. `role` is what the
 * token says of the role in `app_metadata`, which only the server writes; it is as old as the token.
 */
export type Account = { id: string; fullName: string | null; avatarUrl: string | null; role: string | null }

/** Who asks: a verified account, or none; `visitor` is the SHA-256 of the visitor's id, if the browser has one. */
export type Caller = { user: Account | null; visitor: string | null }

/** Exactly one of both is set: who owns a run or a result. */
export type Owner = { account: string; visitor: null } | { account: null; visitor: string }

const Claims = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
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
 * Reads who asks. A Bearer token that does not verify is `unauthorised`; session cookies that do not are an anonymous
 * visitor, and cookies of a session renewed on the way are added to the answer.
 */
export async function callerOf(exchange: Exchange): Promise<Caller> {
  const authorization = exchange.request.headers.get('authorization')
  const visitor = visitorOf(exchange.request)
  if (authorization === null) return { user: await userOfCookies(exchange), visitor }
  const [scheme, token, ...rest] = authorization.trim().split(/\s+/)
  const user = scheme?.toLowerCase() === 'bearer' && rest.length === 0 ? await userOfToken(token ?? '') : null
  if (!user) throw new HttpError('unauthorised', 'The access token is not valid')
  return { user, visitor }
}

/** The account that asks; anybody else is `unauthorised`. */
export async function signedIn(exchange: Exchange): Promise<Caller & { user: Account }> {
  const { user, visitor } = await callerOf(exchange)
  if (!user) throw new HttpError('unauthorised')
  return { user, visitor }
}

/** The owner of what this caller plays; null for a browser that has played nothing yet. */
export function ownerOf({ user, visitor }: Caller): Owner | null {
  if (user) return { account: user.id, visitor: null }
  return visitor ? { account: null, visitor } : null
}

async function userOfToken(token: string): Promise<Account | null> {
  if (!isSigned(token)) return null
  return accountOf(() => publicClient().auth.getClaims(token))
}

/** Anything but an asymmetric signature would be sent to the auth server for a second opinion: never wanted. */
function isSigned(token: string): boolean {
  if (!SIGNED.test(token)) return false
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString('utf8'))
    return z.looseObject({ alg: z.enum(ASYMMETRIC), kid: z.string() }).safeParse(header).success
  } catch {
    return false
  }
}

async function userOfCookies({ request, headers }: Exchange): Promise<Account | null> {
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '').flatMap(({ name, value }) =>
    value === undefined ? [] : [{ name, value }],
  )
  if (!cookies.some(({ name }) => SESSION_COOKIE.test(name))) return null
  const client = createServerClient(required('PUBLIC_SUPABASE_URL'), required('PUBLIC_SUPABASE_PUBLISHABLE_KEY'), {
    cookies: {
      getAll: () => cookies,
      setAll: (changed) =>
        changed.forEach(({ name, value, options }) =>
          headers.append('set-cookie', serializeCookieHeader(name, value, options)),
        ),
    },
  })
  return accountOf(() => client.auth.getClaims())
}

type ClaimsAnswer = { data: { claims: unknown } | null; error: unknown }

/** Null for whatever does not verify; an auth server that does not answer is no proof of anything. */
async function accountOf(ask: () => Promise<ClaimsAnswer>): Promise<Account | null> {
  const { data, error } = await ask().catch((reason: unknown) => ({ data: null, error: reason }))
  if (isAuthRetryableFetchError(error)) throw new HttpError('unavailable')
  const claims = Claims.safeParse(data?.claims)
  if (!claims.success) return null
  const { full_name: fullName, avatar_url: avatarUrl } = claims.data.user_metadata ?? {}
  const role = claims.data.app_metadata.role ?? null
  return { id: claims.data.sub, fullName: fullName ?? null, avatarUrl: avatarUrl ?? null, role }
}
