import type { UserPatch } from '#contracts/users.ts'
import { refreshAccount, takeOver } from './account.ts'
import { $session } from './session.ts'
import { sendUsers, type UsersReply } from './users.ts'

/** Merges into the record of whoever is signed in and takes over the server's answer. Never rejects. */
export async function changeAccount(change: Omit<UserPatch, 'user_id' | 'id'>): Promise<UsersReply> {
  const { user } = $session.get()
  if (!user) return { ok: false, code: 'unauthorised' }
  const reply = await sendUsers('PATCH', { user_id: user.id, ...change })
  // There is nothing to change any more: whether the account itself is gone shows when it is read anew.
  if (!reply.ok && reply.code === 'not-found') void refreshAccount()
  // The answer of an account that was left in the meantime is nobody's any more.
  if (reply.ok && $session.get().user?.id === user.id) takeOver(reply.answer.userInfo)
  return reply
}
