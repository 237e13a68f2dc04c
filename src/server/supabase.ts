import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type * as z from 'zod/mini'
import { backendFetch } from './deadline.ts'
import { required } from './env.ts'
import { HttpError } from './http-error.ts'
import { log } from './log.ts'

/** No retry by the library: it would double the time until a player sees an error. */
const STATELESS = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false },
  global: { fetch: backendFetch },
}

/** SQL state. */
export const FOREIGN_KEY_VIOLATION = '23503'
const DISK_FULL = '53100'

const clients = new Map<string, SupabaseClient>()

/** Client with the secret key. Bypasses row level security: only for decisions of the server itself. */
export const serviceClient = (): SupabaseClient => clientFor(required('SUPABASE_SECRET_KEY'))

/** Client with the publishable key: an anonymous visitor's rights; verifies tokens. */
export const publicClient = (): SupabaseClient => clientFor(required('PUBLIC_SUPABASE_PUBLISHABLE_KEY'))

/** A separate client for one sign-in, so that no other request shares its session. */
export const clientOfOne = (key: string): SupabaseClient =>
  createClient(required('PUBLIC_SUPABASE_URL'), key, STATELESS)

/** Client with the rights of this access token's account. */
export const clientAs = (token: string): SupabaseClient =>
  createClient(required('PUBLIC_SUPABASE_URL'), required('PUBLIC_SUPABASE_PUBLISHABLE_KEY'), {
    ...STATELESS,
    accessToken: () => Promise.resolve(token),
  })

/** A database error with its SQL state, such as `23505`, and the constraint in the message. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Calls a database function with the secret key and parses its result. Throws `unavailable` when the backend is down, a
 * DatabaseError when the function fails.
 */
export async function call<Schema extends z.ZodMiniType>(
  name: string,
  values: Record<string, unknown>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = await serviceClient().rpc(name, values)
  if (error) throw databaseFailure(error)
  return schema.parse(data)
}

/**
 * Maps a failed write to an account's row: a token outlives its account by up to an hour and is `unauthorised` then.
 * Other errors pass through.
 */
export function failureOfAccount(error: unknown): unknown {
  const isGone =
    error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION && error.message.includes('user_id')
  return isGone ? new HttpError('unauthorised') : error
}

/** Without a code the request never reached the database. A full disk gets its own error, for operator and player. */
export function databaseFailure(error: { code?: string; message: string }): Error {
  if (!error.code) {
    log.error(error.message)
    return new HttpError('unavailable')
  }
  if (error.code === DISK_FULL) {
    log.error(error.message)
    return new HttpError('no-space')
  }
  return new DatabaseError(error.code, error.message)
}

function clientFor(key: string): SupabaseClient {
  const url = required('PUBLIC_SUPABASE_URL')
  const name = `${url} ${key}`
  const known = clients.get(name)
  if (known) return known
  const client = createClient(url, key, STATELESS)
  clients.set(name, client)
  return client
}
