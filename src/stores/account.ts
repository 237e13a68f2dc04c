import { atom } from 'nanostores'
import type { GameId } from '#core/games.ts'
import type { ResultRecord } from '#contracts/results.ts'
import type { UserInfo } from '#contracts/users.ts'
import { adoptPreferences } from './adopt-preferences.ts'
import { handOver, hasLocalProgress } from './hand-over.ts'
import { keepLocally } from './local-progress.ts'
import { localDay } from './local-day.ts'
import { $me, meOf } from './me.ts'
import { $capped, $handedOver, $waiting } from './news.ts'
import { $session, loadSession, setSession, type SessionUser } from './session.ts'
import { supabase } from './supabase.ts'
import { claimUnowned, countUnsent, enqueue, sendUnsent } from './unsent.ts'
import { readUserInfo, sendUsers } from './users.ts'

/** `failed`: signed in, but the record could not be read; `refreshAccount` tries again. */
export type Account =
  { status: 'none' } | { status: 'loading' } | { status: 'ready'; userInfo: UserInfo } | { status: 'failed' }

export const $account = atom<Account>({ status: 'none' })

let connected: Promise<void> | null = null

/** Follows the auth client from now on and resolves when the session of this browser is known. */
export function connectAccount(): Promise<void> {
  connected ??= connect()
  connected.catch(() => (connected = null))
  return connected
}

async function connect() {
  const { auth } = supabase()
  const { data, error } = await auth.getSession()
  if (error) throw error
  const user = data.session ? userOf(data.session.user) : null
  await changeUser(user)
  auth.onAuthStateChange((event, session) => {
    // The client waits for its listeners, and what follows calls the client: never inside the event.
    if (event !== 'INITIAL_SESSION') setTimeout(() => void changeUser(session ? userOf(session.user) : null))
  })
}

/** Signed in, out, or another account in another tab; a refreshed token of the same user changes nothing. */
async function changeUser(user: SessionUser | null) {
  const before = $session.get().user
  setSession(user)
  if (!user) return leave()
  if (before?.id === user.id && $account.get().status === 'ready' && !hasLocalProgress()) return
  await refreshAccount()
}

function leave() {
  $account.set({ status: 'none' })
  adoptPreferences(null)
  $me.clear()
  for (const { game, record } of claimUnowned()) keepLocally(game, record)
}

/** Hands local progress over, sends what waits and reads the record; makes it when the account has none. Never rejects. */
export async function refreshAccount(): Promise<void> {
  const { user } = $session.get()
  if (!user) return
  if ($account.get().status !== 'ready') $account.set({ status: 'loading' })
  for (const { game, record } of claimUnowned()) enqueue(user.id, game, record)
  const userInfo = await currentRecord(user.id).catch(() => null)
  if ($session.get().user?.id !== user.id) return
  if (userInfo) takeOver(userInfo)
  else if ($account.get().status !== 'ready') $account.set({ status: 'failed' })
}

async function currentRecord(userId: string): Promise<UserInfo | null> {
  const existing = await readUserInfo(userId)
  const record = existing && !hasLocalProgress() ? existing : ((await madeRecord(userId)) ?? existing)
  const sent = await sendUnsent(userId, sendUsers)
  $waiting.set(countUnsent(userId))
  if (sent?.ok && sent.answer.refused.some(({ reason }) => reason === 'cap')) $capped.set(true)
  return sent?.ok ? sent.answer.userInfo : record
}

async function madeRecord(userId: string): Promise<UserInfo | null> {
  const reply = await handOver(userId, sendUsers)
  if (!reply.ok) return null
  const { moved, refused, renamed } = reply.answer
  if (moved.results > 0 || moved.points > 0 || renamed) $handedOver.set({ moved, refused, renamed })
  return reply.answer.userInfo
}

/** The server's record is the truth: account, display copy and level follow it. */
export function takeOver(userInfo: UserInfo) {
  $account.set({ status: 'ready', userInfo })
  adoptPreferences(userInfo.preferences)
  $me.set(meOf(userInfo, localDay()))
}

/** A run that ended while signed in: `record` for a practice run to be sent, null for one the server counted itself. */
export async function takeOverResult(game: GameId, record: ResultRecord | null): Promise<void> {
  if (record) enqueue($session.get().user?.id ?? null, game, record)
  const session = await loadSession().catch(() => null)
  if (session?.status === 'signed-in') await refreshAccount()
}

function userOf(user: { id: string; email?: string; created_at: string; user_metadata: Record<string, unknown> }) {
  const name = user.user_metadata['full_name']
  return {
    id: user.id,
    email: user.email ?? '',
    name: typeof name === 'string' ? name : '',
    createdAt: user.created_at,
  }
}
