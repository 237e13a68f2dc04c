import { isAuthApiError, type User } from '@supabase/supabase-js'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import { serviceClient } from '#server/supabase.ts'

/** Reads the account from the auth service; null when it is gone. Throws `unavailable`. */
export async function authUser(id: string): Promise<User | null> {
  const { data, error } = await serviceClient().auth.admin.getUserById(id)
  if (!error) return data.user
  if (isAuthApiError(error) && error.status === 404) return null
  log.error(error.message)
  throw new HttpError('unavailable')
}
