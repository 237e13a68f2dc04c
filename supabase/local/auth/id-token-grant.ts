import { randomUUID } from 'node:crypto'
import type { Query } from '../db/database.ts'
import { json } from '../http/messages.ts'
import { IdTokenGrant, parseBody } from './bodies.ts'
import { AuthError, invalid } from './errors.ts'
import { googleClaims, type GoogleClaims } from './google.ts'
import type { Endpoint } from './service.ts'
import { beginSession } from './sessions.ts'
import { addIdentity, merged, userByEmail, type Metadata, type UserRow } from './users.ts'

/** Maps Google's claims to hosted user metadata. */
function factsOf(claims: GoogleClaims): Metadata {
  const { iss, sub, name, picture, email_verified } = claims
  const facts = { iss, sub, name, full_name: name, email: claims.email.toLowerCase(), picture, avatar_url: picture }
  return { ...facts, provider_id: sub, email_verified, phone_verified: false }
}

/**
 * Finds the account with this verified address. If the address was never confirmed, its password is removed: whoever
 * registered it first proved nothing and must not keep access.
 */
async function accountWithAddress(query: Query, claims: GoogleClaims): Promise<UserRow | undefined> {
  if (!claims.email_verified) return undefined
  const user = await userByEmail(query, claims.email.toLowerCase())
  if (user && !user.email_confirmed_at) {
    await query('delete from auth.identities where user_id = $1', [user.id])
    await query('update auth.users set encrypted_password = null, raw_user_meta_data = $2 where id = $1', [
      user.id,
      '{}',
    ])
  }
  return user
}

async function linkedAccount(query: Query, claims: GoogleClaims): Promise<UserRow | undefined> {
  const rows = await query<UserRow>(
    `select u.* from auth.users u join auth.identities i on i.user_id = u.id
     where i.provider = 'google' and i.provider_id = $1`,
    [claims.sub],
  )
  return rows[0]
}

async function newAccount(query: Query, claims: GoogleClaims): Promise<string> {
  const email = claims.email.toLowerCase()
  if (await userByEmail(query, email)) throw new AuthError(422, 'email_exists', 'Email address already in use')
  const app = { provider: 'google', providers: ['google'] }
  const id = randomUUID()
  await query('insert into auth.users (id, email, raw_app_meta_data) values ($1, $2, $3)', [
    id,
    email,
    JSON.stringify(app),
  ])
  return id
}

async function accountOf(query: Query, claims: GoogleClaims, now: Date): Promise<string> {
  const known = (await linkedAccount(query, claims)) ?? (await accountWithAddress(query, claims))
  const id = known?.id ?? (await newAccount(query, claims))
  const facts = factsOf(claims)
  await addIdentity(query, { user: id, provider: 'google', subject: claims.sub, facts })
  await query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2), raw_user_meta_data = $3,
     raw_app_meta_data = raw_app_meta_data || jsonb_build_object('providers',
       (select jsonb_agg(distinct provider) from auth.identities where user_id = $1))
     where id = $1`,
    [id, claims.email_verified ? now : null, JSON.stringify(merged(known?.raw_user_meta_data ?? {}, facts))],
  )
  return id
}

/** `POST /token?grant_type=id_token`: signs in with the token of Google's button or one-tap prompt. */
export const idTokenGrant: Endpoint = async (service, call) => {
  const { provider, id_token, nonce } = parseBody(IdTokenGrant, call.fields)
  const { google, clock } = service.settings
  if (provider !== 'google') throw invalid(`Custom OIDC provider "${provider ?? ''}" not allowed`)
  if (google.clientIds.length === 0) {
    throw new AuthError(400, 'provider_disabled', 'Provider (issuer "https://accounts.google.com") is not enabled')
  }
  const now = clock()
  const claims = await googleClaims(google, service.google, { token: id_token ?? '', nonce, now })
  const session = await service.database.transaction(async (query) =>
    beginSession(service, query, await accountOf(query, claims, now), 'oauth'),
  )
  return json(200, session)
}
