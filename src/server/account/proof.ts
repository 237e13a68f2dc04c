import { isAuthRetryableFetchError, type User } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { FRESH_SESSION_MINUTES } from '#contracts/account-words.ts'
import type { AccountDeletion } from '#contracts/account.ts'
import { HttpError } from '#server/http-error.ts'
import { log } from '#server/log.ts'
import { required } from '#server/env.ts'
import type { Session } from '#server/session.ts'
import { authFailure } from './auth-user.ts'
import { clientOfOne, databaseFailure, serviceClient } from '#server/supabase.ts'

const MINUTE_MS = 60_000

/**
 * Verifies that the account's owner makes this request, not someone at their open browser. Throws `wrong-password`; for
 * an account without one `wrong-username`, `stale-session`; `too-many-requests`, `no-space`,
 * `unavailable`.
 */
export async function requireProof(user: User, session: Session, proof: AccountDeletion, now: number): Promise<void> {
  if ('password' in proof) return requirePassword(user, proof.password)
  if (hasPassword(user)) throw new HttpError('wrong-password', 'This account is deleted with its password')
  if (now - session.provenAt > FRESH_SESSION_MINUTES * MINUTE_MS) throw new HttpError('stale-session')
  if (proof.username.normalize('NFC') !== (await usernameOf(user.id))) throw new HttpError('wrong-username')
}

function hasPassword({ identities, app_metadata: { providers } }: User): boolean {
  const linked = identities?.map(({ provider }) => provider) ?? []
  return [...linked, ...z.catch(z.array(z.string()), []).parse(providers)].includes('email')
}

async function requirePassword({ email }: User, password: string): Promise<void> {
  if (!email) throw new HttpError('wrong-password')
  // The secret key, because only it may ask without a CAPTCHA token.
  const { auth } = clientOfOne(required('SUPABASE_SECRET_KEY'))
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) throw meaningOf(error)
  // This session served only the check; if signing out fails, it is deleted with the account.
  await auth.signOut({ scope: 'local' }).catch((reason: unknown) => log.error(reason))
}

function meaningOf(error: { code?: string | undefined; status?: number | undefined; message: string }): HttpError {
  if (error.code === 'invalid_credentials') return new HttpError('wrong-password')
  if (error.status === 429) return new HttpError('too-many-requests')
  if (!isAuthRetryableFetchError(error)) log.error(error.message)
  return authFailure(error)
}

async function usernameOf(account: string): Promise<string | null> {
  const { data, error } = await serviceClient()
    .from('user_infos')
    .select('username')
    .eq('user_id', account)
    .maybeSingle()
  if (error) throw databaseFailure(error)
  return z.nullable(z.object({ username: z.string() })).parse(data)?.username ?? null
}
