import { computed } from 'nanostores'
import type { GameId } from '#core/games.ts'
import type { PointLine } from '#core/points.ts'
import { ResultRecord } from '#contracts/results.ts'
import { noteResult } from './dailies.ts'
import { $points, isPractice, keepLocally } from './local-progress.ts'
import { $me } from './me.ts'
import { announceGain } from './notifications.ts'
import { settledSession } from './load-session.ts'

/** Total points of the player: the account's when signed in, else the visitor's. */
export const $total = computed([$me, $points], (me, points) => me?.points ?? points)

/** Implements `recordResult`. Rejects an invalid record. */
export async function applyResult(game: GameId, result: ResultRecord, lines: readonly PointLine[]): Promise<void> {
  const record = ResultRecord.parse(result)
  noteResult(game, record)
  const session = await settledSession().catch(() => null)
  const from = $total.get()
  if (session?.status === 'anonymous') {
    announceGain({ from, to: from + keepLocally(game, record), lines })
    return
  }
  const { takeOverResult } = await import('./take-over-result.ts')
  await takeOverResult(game, isPractice(game, record.mode) ? record : null)
  announceGain({ from, to: $total.get(), lines })
}
