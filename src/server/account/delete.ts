import type { AccountDeletion } from '#contracts/account.ts'
import { HttpError } from '#server/http-error.ts'
import type { Session } from '#server/session.ts'
import { clientAs, databaseFailure } from '#server/supabase.ts'
import { authUser } from './auth-user.ts'
import { removeFilesOf } from './files.ts'
import { requireProof } from './proof.ts'

/** SQL state of 'No user to delete'. */
const NO_USER = '28000'

/** The data API's codes for a token that is no longer valid. */
const TOKEN_INVALID = /^PGRST30\d$/

/**
 * Deletes the account of a session for good: first its stored files, then the account with everything else. The account
 * goes last, so that a deletion that failed half-way can be repeated. Idempotent: returns when the account is already
 * gone. Throws what `requireProof` throws.
 */
export async function deleteAccount(session: Session, proof: AccountDeletion, now: number): Promise<void> {
  const user = await authUser(session.user.id)
  if (!user) return
  await requireProof(user, session, proof, now)
  await removeFilesOf(user.id)
  const { error } = await clientAs(session.token).rpc('delete_current_user')
  if (!error || error.code === NO_USER) return
  throw TOKEN_INVALID.test(error.code) ? new HttpError('unauthorised') : databaseFailure(error)
}
