import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import type { Preferences, Statistics } from '#contracts/results.ts'
import type { NewUserInfo } from '#contracts/users-request.ts'
import type { UsersAnswer } from '#contracts/users.ts'
import {
  $points,
  $preferences,
  $progressId,
  $statistics,
  claimedId,
  recordsOf,
  unreadableRecords,
} from './local-progress.ts'
import { withLock } from './locks.ts'
import { persisted } from './persisted.ts'
import type { SendUsers, UsersReply } from './users.ts'
import { uuid } from './uuid.ts'

/** True when this browser holds progress for the next account that signs in. */
export const hasLocalProgress = (): boolean =>
  $points.get() > 0 || recordsOf($statistics.get()).length > 0 || Object.keys($preferences.get()).length > 0

/** Rejected parts of a hand-over: stored for the player, never sent again. */
const $unmoved = persisted(
  'unmovedProgress',
  z.object({ points: z.int(), records: z.array(z.object({ game: z.string(), raw: z.unknown() })) }),
  { points: 0, records: [] },
)

/**
 * Moves the visitor's progress into the account, exactly once: the server counts each `progressId` and each result id
 * once, and the local keys are removed only after its 2xx answer; until then the next page load retries. Rejected parts
 * go to the key `unmovedProgress`. A lock serialises tabs, so that the second finds nothing left. Without local
 * progress it only creates the record.
 */
export function handOver(userId: string, send: SendUsers): Promise<UsersReply> {
  return withLock('hand-over', async () => {
    const local = readLocal()
    const reply = await send('POST', claimOf(userId, local))
    if (!reply.ok) return reply
    const unreadable = local.progressId ? keepUnmoved(local, reply.answer) : local.unreadable
    if (local.progressId) forget(local)
    return { ok: true, answer: { ...reply.answer, refused: [...reply.answer.refused, ...unreadable] } }
  })
}

type Refused = UsersAnswer['refused']
type Local = {
  points: number
  statistics: Statistics
  preferences: Preferences
  progressId: string | null
  /** Records that were found without any other progress. */
  unreadable: Refused
}

function readLocal(): Local {
  const local = { statistics: $statistics.reload(), points: $points.reload(), preferences: $preferences.reload() }
  if (hasLocalProgress()) return { ...local, progressId: $progressId.update((id) => id ?? uuid()), unreadable: [] }
  const unreadable = keepUnmoved(local, null)
  forget(local)
  return { ...local, progressId: null, unreadable }
}

function claimOf(userId: string, { progressId, statistics, points, preferences }: Local): NewUserInfo {
  const locales = navigator.languages.join(',').slice(0, 200)
  if (!progressId) return { user_id: userId, locales }
  const games = Object.entries(statistics).map(([game, records]) => [
    game,
    records.map((record) => ({ ...record, id: claimedId(record.id, progressId) })),
  ])
  return { user_id: userId, locales, statistics: Object.fromEntries(games), points, preferences, progressId }
}

/** Stores rejected parts before the local keys are removed; idempotent. Returns the records that were never sent. */
function keepUnmoved(
  { statistics, progressId }: Pick<Local, 'statistics'> & { progressId?: string | null },
  answer: UsersAnswer | null,
): Refused {
  const reasons = new Map(answer?.refused.map(({ id, reason }) => [id, reason]))
  const refused = GAME_IDS.flatMap((game) =>
    (statistics[game] ?? []).flatMap((raw) => {
      const reason = reasons.get(claimedId(raw.id, progressId ?? ''))
      return reason && reason !== 'duplicate' ? [{ game, raw }] : []
    }),
  )
  const unreadable = unreadableRecords()
  const records = [...refused, ...unreadable]
  const unmoved = unreadable.map(() => ({ id: '', reason: 'unreadable' as const }))
  const points = answer?.pointsLeft ?? 0
  if (records.length === 0 && points === 0) return unmoved
  $unmoved.update((kept) => {
    const known = new Set(kept.records.map((entry) => JSON.stringify(entry)))
    const added = records.filter((entry) => !known.has(JSON.stringify(entry)))
    return { points: Math.max(kept.points, points), records: [...kept.records, ...added] }
  })
  return unmoved
}

/**
 * Removes what was handed over; a result that another tab has stored meanwhile stays for the next hand-over. Removes
 * the id last: after a crash half-way, the server still recognises the rest as counted.
 */
function forget(claim: Pick<Local, 'statistics' | 'points'>) {
  const sent = new Set(recordsOf(claim.statistics).map(({ id }) => id))
  const left = without($statistics.reload(), sent)
  const points = Math.max(0, $points.reload() - claim.points)
  if (recordsOf(left).length > 0) $statistics.set(left)
  else $statistics.clear()
  if (points > 0) $points.set(points)
  else $points.clear()
  $preferences.clear()
  $progressId.clear()
}

function without(statistics: Statistics, sent: ReadonlySet<string>): Statistics {
  const games = Object.entries(statistics).map(([game, records]) => [game, records.filter(({ id }) => !sent.has(id))])
  return Object.fromEntries(games.filter(([, records]) => records?.length))
}
