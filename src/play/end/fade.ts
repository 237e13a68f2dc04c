import type { ResultRecord } from '#contracts/results.ts'
import type { GameId } from '#core/games.ts'
import type { PointLine } from '#core/points.ts'
import { creditOf } from '#stores/local-progress.ts'

/** Deduction for many practice runs a day: the displayed figures are final. */
export function fadeOf(game: GameId, record: ResultRecord, records: readonly ResultRecord[]): PointLine[] {
  const at = records.findIndex(({ id }) => id === record.id)
  const credit = creditOf(game, record, at < 0 ? records : records.slice(0, at))
  return credit < record.points ? [{ key: 'fade', points: credit - record.points }] : []
}
