import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type * as z from 'zod/mini'
import { backendFetch } from './deadline.ts'
import { required } from './env.ts'
import { HttpError } from './http-error.ts'

/** A second try of the library's would double the time until a player hears that the backend does not answer. */
const STATELESS = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false },
  global: { fetch: backendFetch },
}

/** SQL state. */
export const FOREIGN_KEY_VIOLATION = '23503'
const DISK_FULL = '53100'

const clients = new Map<string, SupabaseClient>()

/** The client with the secret key: past row level security, so only for what the server itself decides. */
export const serviceClient = (): SupabaseClient => clientFor(required('SUPABASE_SECRET_KEY'))

/** The client with the publishable key: an anonymous visitor's rights; verifies tokens. */
export const publicClient = (): SupabaseClient => clientFor(required('PUBLIC_SUPABASE_PUBLISHABLE_KEY'))

/** A client of its own for one sign-in, with the publishable key: the session stays in it. */
export const clientOfOne = (): SupabaseClient =>
  createClient(required('PUBLIC_SUPABASE_URL'), required('PUBLIC_SUPABASE_PUBLISHABLE_KEY'), STATELESS)

/** The client that may do what the account of this access token may. */
export const clientAs = (token: string): SupabaseClient =>
  createClient(required('PUBLIC_SUPABASE_URL'), required('PUBLIC_SUPABASE_PUBLISHABLE_KEY'), {
    ...STATELESS,
    accessToken: () => Promise.resolve(token),
  })

/** A failure of the database with its SQL state, such as `23505`, and the constraint in the message. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Calls a database function with the secret key and parses what it returns. Throws `unavailable` when the backend does
 * not answer, a DatabaseError when the function refuses.
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
 * What a failure to write an account's row means: a token outlives its account by up to an hour, and is `unauthorised`
 * then. Any other failure stays what it is.
 */
export function failureOfAccount(error: unknown): unknown {
  const isGone =
    error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION && error.message.includes('user_id')
  return isGone ? new HttpError('unauthorised') : error
}

/** Without a code the request never reached the database; a full disk is the operator's to hear of, and the player's. */
export function databaseFailure(error: { code?: string; message: string }): Error {
  if (!error.code) {
    console.error(error.message)
    return new HttpError('unavailable')
  }
  if (error.code === DISK_FULL) {
    console.error(error.message)
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
