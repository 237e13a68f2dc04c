import { atom } from 'nanostores'
import type { UserPatch } from '#contracts/users-request.ts'
import type { UserInfo } from '#contracts/users.ts'
import { adoptPreferences } from './adopt-preferences.ts'
import { forgetArchived } from './archive-begun.ts'
import { forgetDailies, noteResults } from './dailies.ts'
import { handOver, hasLocalProgress } from './hand-over.ts'
import { keepLocally } from './local-progress.ts'
import { localDay } from './local-day.ts'
import { forgetNews } from './headlines.ts'
import { forgetLeague } from './kept-league.ts'
import { $me, meOf } from './me.ts'
import { $capped, $handedOver, $waiting } from './news.ts'
import { setCause } from './session-end.ts'
import { $session } from './session.ts'
import { supabase } from './supabase.ts'
import { claimUnowned, countUnsent, enqueue, sendUnsent } from './unsent.ts'
import { readUserInfo, sendUsers, type UsersReply } from './users.ts'

/** `failed`: signed in, but the record could not be read; `refreshAccount` retries. */
export type Account =
  { status: 'none' } | { status: 'loading' } | { status: 'ready'; userInfo: UserInfo } | { status: 'failed' }

export const $account = atom<Account>({ status: 'none' })

/** True when the account's record is loading, or is loaded and no local progress awaits its hand-over. */
export function isCurrent(): boolean {
  const { status } = $account.get()
  return status === 'loading' || (status === 'ready' && !hasLocalProgress())
}

/** After sign-out: removes the account's data from this browser. */
export function leaveAccount() {
  $account.set({ status: 'none' })
  adoptPreferences(null)
  // Without a display copy nobody was signed in, so the local notes are this visitor's own.
  if ($me.get()) {
    forgetDailies()
    forgetArchived()
    forgetNews()
    forgetLeague()
  }
  $me.clear()
  for (const { game, record } of claimUnowned()) keepLocally(game, record)
}

/** Hands over local progress, sends queued results and reads the record; creates it when missing. Never rejects. */
export async function refreshAccount(): Promise<void> {
  const { user } = $session.get()
  if (!user) return
  if ($account.get().status !== 'ready') $account.set({ status: 'loading' })
  for (const { game, record } of claimUnowned()) enqueue(user.id, game, record)
  const userInfo = await currentRecord(user.id).catch(() => null)
  if ($session.get().user?.id !== user.id) return
  if (userInfo) applyRecord(userInfo)
  else if ($account.get().status !== 'ready') $account.set({ status: 'failed' })
  if (countUnsent(user.id) > 0) globalThis.addEventListener?.('online', sendAgain, { once: true })
}

/** Flushes the outbox when the browser is online again. */
const sendAgain = () => void refreshAccount()

async function currentRecord(userId: string): Promise<UserInfo | null> {
  const existing = await readUserInfo(userId)
  const record = existing && !hasLocalProgress() ? existing : ((await handedOverRecord(userId)) ?? existing)
  const sent = await sendUnsent(userId, sendUsers)
  $waiting.set(countUnsent(userId))
  if (sent?.ok && sent.answer.refused.some(({ reason }) => reason === 'cap')) $capped.set(true)
  return sent?.ok ? sent.answer.userInfo : record
}

async function handedOverRecord(userId: string): Promise<UserInfo | null> {
  const reply = await handOver(userId, sendUsers)
  if (!reply.ok && reply.code === 'unauthorised') await endSession()
  if (!reply.ok) return null
  const { moved, refused, pointsLeft, renamed } = reply.answer
  const isNews = moved.results > 0 || moved.points > 0 || refused.length > 0 || pointsLeft || renamed
  if (isNews) $handedOver.set({ moved, refused, pointsLeft, renamed })
  return reply.answer.userInfo
}

/** A session may outlive its account by an hour: a deletion on another device signs out here, too. */
async function endSession() {
  setCause('refused')
  await supabase().auth.signOut({ scope: 'local' })
}

/** Applies the server's record, which takes precedence, to account, display copy and preferences. */
function applyRecord(userInfo: UserInfo) {
  $account.set({ status: 'ready', userInfo })
  const chosenHere = adoptPreferences(userInfo.preferences, userInfo.points)
  if (chosenHere) void changeAccount({ preferences: chosenHere })
  $me.set(meOf(userInfo, localDay()))
  noteResults(userInfo.statistics, localDay())
}

/** Merges into the record of the signed-in account and adopts the server's answer. Never rejects. */
export async function changeAccount(change: Omit<UserPatch, 'user_id' | 'id'>): Promise<UsersReply> {
  const { user } = $session.get()
  if (!user) return { ok: false, code: 'unauthorised' }
  const reply = await sendUsers('PATCH', { user_id: user.id, ...change })
  // The record is gone: refreshing shows whether the account still exists.
  if (!reply.ok && reply.code === 'not-found') void refreshAccount()
  // Drops the answer when the account has changed meanwhile.
  if (reply.ok && $session.get().user?.id === user.id) applyRecord(reply.answer.userInfo)
  return reply
}
