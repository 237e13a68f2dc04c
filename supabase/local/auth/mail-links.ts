import { createHash, randomBytes } from 'node:crypto'
import type { Query } from '../db/database.ts'
import type { Letter } from '../mail/letters.ts'
import { AuthError } from './errors.ts'
import { addFlow, type Challenge } from './flows.ts'
import { redirectOf } from './redirects.ts'
import type { AuthService, LinkType } from './service.ts'
import type { Metadata, UserRow } from './users.ts'

const KINDS = {
  signup: { token: 'confirmation_token', sent: 'confirmation_sent_at', flow: 'email/signup' },
  recovery: { token: 'recovery_token', sent: 'recovery_sent_at', flow: 'recovery' },
} as const

/** The `type` of a verification and the tokens that it may use up. */
const ACCEPTED = new Map([
  ['signup', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
])

/** Choices made at a sign-up; they apply to the account only once its own link is followed. */
type Chosen = { password: string; own: Metadata }

export type LinkRequest = {
  kind: LinkType
  user: UserRow
  redirect: string | null
  challenge: Challenge
  chosen?: Chosen
}

/** Tokens are kept as hashes: a copy of the database opens no account. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

function requirePatience(service: AuthService, last: Date | null): void {
  const { mailSeconds, clock } = service.settings
  const passed = last === null ? Infinity : (clock().getTime() - last.getTime()) / 1000
  if (passed >= mailSeconds) return
  const rest = Math.max(1, Math.ceil(mailSeconds - passed))
  const message = `For security purposes, you can only request this after ${rest} seconds.`
  throw new AuthError(429, 'over_email_send_rate_limit', message)
}

function letterOf(service: AuthService, request: LinkRequest, token: string): Letter {
  const { kind, user } = request
  const redirect = redirectOf(service.settings, request.redirect)
  const query = new URLSearchParams({ token, type: kind, redirect_to: redirect })
  const variables = {
    ConfirmationURL: `${service.url}/auth/v1/verify?${query}`,
    SiteURL: service.settings.siteUrl,
    Email: user.email ?? '',
    Data: user.raw_user_meta_data ?? {},
  }
  return { kind, to: user.email ?? '', variables }
}

/**
 * Makes a link that proves an address, in the caller's transaction; the letter is sent after it. Throws
 * `over_email_send_rate_limit` when the same kind was asked for a moment ago.
 */
export async function writeLetter(service: AuthService, query: Query, request: LinkRequest): Promise<Letter> {
  const { kind, user, challenge, chosen } = request
  const names = KINDS[kind]
  requirePatience(service, user[names.sent])
  const now = service.settings.clock()
  const isPkce = await addFlow(query, { challenge, user: user.id, method: names.flow, now })
  const token = `${isPkce ? 'pkce_' : ''}${randomBytes(28).toString('hex')}`
  await query(
    `insert into auth.one_time_tokens as kept (user_id, token_type, token_hash, relates_to, created_at, password, own)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = excluded.created_at,
       password = coalesce(excluded.password, kept.password), own = coalesce(excluded.own, kept.own)`,
    [
      user.id,
      names.token,
      hashOf(token),
      user.email ?? '',
      now,
      chosen?.password ?? null,
      JSON.stringify(chosen?.own ?? null),
    ],
  )
  await query(`update auth.users set ${names.sent} = $2, updated_at = now() where id = $1`, [user.id, now])
  return letterOf(service, request, token)
}

type TokenRow = { id: string; user_id: string; created_at: Date; password: string | null; own: Metadata | null }

/**
 * Uses a link's token up and confirms its address; undefined when it is unknown, used or too old. An address that somebody
 * else signed up before gets the password of the sign-up whose link is followed: the earlier one proved nothing.
 */
export async function redeemLink(
  service: AuthService,
  query: Query,
  token: string,
  type: string,
): Promise<UserRow | undefined> {
  const [row] = await query<TokenRow>(
    'delete from auth.one_time_tokens where token_hash = $1 and token_type = any($2) returning *',
    [hashOf(token), ACCEPTED.get(type) ?? []],
  )
  const { mailLinkSeconds, clock } = service.settings
  if (!row || clock().getTime() - row.created_at.getTime() > mailLinkSeconds * 1000) return undefined
  const [user] = await query<UserRow>(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = now(),
     encrypted_password = coalesce($3, encrypted_password),
     raw_user_meta_data = coalesce($4, raw_user_meta_data) || '{"email_verified": true}' where id = $1 returning *`,
    [row.user_id, clock(), row.password, row.own && JSON.stringify(row.own)],
  )
  return user
}
