import { computed } from 'nanostores'
import type { GameId } from '#core/games.ts'
import { levelProgress } from '#core/levels.ts'
import type { PointLine } from '#core/points.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { $points, isPractice, keepLocally } from './local-progress.ts'
import { $me } from './me.ts'
import { announceGain } from './notifications.ts'
import { settledSession } from './session.ts'

export { $points, $preferences, $progressId, $statistics } from './local-progress.ts'

/** Points of whoever plays here: the account's when signed in, else the visitor's. */
export const $total = computed([$me, $points], (me, points) => me?.points ?? points)

export const $level = computed($total, levelProgress)

/**
 * Takes a finished run into the player's progress and shows the level bar with its lines. `record.points` are those of
 * the run, before the fade of the day. A visitor's browser keeps it; for an account a practice run goes to the server,
 * and of a run that the server or a room already counted only the new numbers are taken over. Safe to call again with
 * the same record: nothing counts twice. Never rejects.
 */
export async function recordResult(game: GameId, record: ResultRecord, lines: readonly PointLine[]): Promise<void> {
  const session = await settledSession().catch(() => null)
  const from = $total.get()
  if (session?.status === 'anonymous') {
    announceGain({ from, to: from + keepLocally(game, record), lines })
    return
  }
  const { takeOverResult } = await import('./account.ts')
  await takeOverResult(game, isPractice(game, record.mode) ? record : null)
  announceGain({ from, to: $total.get(), lines })
}
