import { isAuthApiError, type User } from '@supabase/supabase-js'
import { ERRORS } from '#contracts/errors.ts'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import { serviceClient } from '#server/supabase.ts'

/** Reads the account from the auth service; null when it is gone. Throws `no-space`, `unavailable`. */
export async function authUser(id: string): Promise<User | null> {
  const { data, error } = await serviceClient().auth.admin.getUserById(id)
  if (!error) return data.user
  if (isAuthApiError(error) && error.status === 404) return null
  log.error(error.message)
  throw authFailure(error)
}

/** The error of a call that the auth service failed to answer. */
export const authFailure = ({ status }: { status?: number | undefined }): HttpError =>
  new HttpError(status === ERRORS['no-space'] ? 'no-space' : 'unavailable')
