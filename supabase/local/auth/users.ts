import type { Query } from '../db/database.ts'

export type Metadata = Record<string, unknown>

/** A row of `auth.users`. */
export type UserRow = {
  id: string
  aud: string
  role: string
  email: string | null
  phone: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  confirmed_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Metadata | null
  raw_user_meta_data: Metadata | null
  is_anonymous: boolean
  created_at: Date
  updated_at: Date
}

type IdentityRow = {
  id: string
  provider_id: string
  user_id: string
  identity_data: Metadata
  provider: string
  email: string | null
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function userByEmail(query: Query, email: string): Promise<UserRow | undefined> {
  return (await query<UserRow>('select * from auth.users where email = $1', [email]))[0]
}

export async function userById(query: Query, id: unknown): Promise<UserRow | undefined> {
  if (typeof id !== 'string' || !UUID.test(id)) return undefined
  return (await query<UserRow>('select * from auth.users where id = $1', [id]))[0]
}

/** Inserts an account with its e-mail identity. */
export async function addUser(
  query: Query,
  user: { id: string; email: string; password: string | null; confirmed: Date | null; app: Metadata; own: Metadata },
): Promise<UserRow> {
  const app = { provider: 'email', providers: ['email'], ...user.app }
  const [row] = await query<UserRow>(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, $3, $4, $5, $6) returning *`,
    [user.id, user.email, user.password, user.confirmed, JSON.stringify(app), JSON.stringify(user.own)],
  )
  await addIdentity(query, { user: user.id, provider: 'email', subject: user.id, facts: user.own })
  return row as UserRow
}

/** Links a provider's account; a known link is updated. */
export async function addIdentity(
  query: Query,
  identity: { user: string; provider: 'email' | 'google'; subject: string; facts: Metadata },
): Promise<void> {
  await query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
     values ($1, $2, $3, $4, now())
     on conflict (provider_id, provider) do update
     set identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()`,
    [identity.subject, identity.user, JSON.stringify(identity.facts), identity.provider],
  )
}

/** Merges metadata; null removes a key, as on the hosted service. */
export function merged(before: Metadata | null, changes: Metadata): Metadata {
  const all = Object.entries({ ...before, ...changes })
  return Object.fromEntries(all.filter(([, value]) => value !== null))
}

const iso = (time: Date | null): string | undefined => time?.toISOString()

function identityJson(row: IdentityRow) {
  return {
    identity_id: row.id,
    id: row.provider_id,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    last_sign_in_at: iso(row.last_sign_in_at),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    email: row.email ?? undefined,
  }
}

/** The user object that every endpoint returns. */
export async function userJson(query: Query, user: UserRow) {
  const identities = await query<IdentityRow>(
    'select * from auth.identities where user_id = $1 order by created_at, provider',
    [user.id],
  )
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: iso(user.email_confirmed_at),
    phone: user.phone ?? '',
    confirmation_sent_at: iso(user.confirmation_sent_at),
    recovery_sent_at: iso(user.recovery_sent_at),
    confirmed_at: iso(user.confirmed_at),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: identities.map(identityJson),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: user.is_anonymous,
  }
}
