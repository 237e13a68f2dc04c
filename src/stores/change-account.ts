import type { UserPatch } from '#contracts/users.ts'
import { refreshAccount, takeOver } from './account.ts'
import { $session } from './session.ts'
import { sendUsers, type UsersReply } from './users.ts'

/** Updates the signed-in account's record and adopts the server's answer. Never rejects. */
export async function changeAccount(change: Omit<UserPatch, 'user_id' | 'id'>): Promise<UsersReply> {
  const { user } = $session.get()
  if (!user) return { ok: false, code: 'unauthorised' }
  const reply = await sendUsers('PATCH', { user_id: user.id, ...change })
  // The record is gone; re-reading shows whether the account is, too.
  if (!reply.ok && reply.code === 'not-found') void refreshAccount()
  // Ignores an answer for an account that has signed out meanwhile.
  if (reply.ok && $session.get().user?.id === user.id) takeOver(reply.answer.userInfo)
  return reply
}
