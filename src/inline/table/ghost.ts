import type { BoardPage } from '#contracts/boards.ts'
import { daysBetween, isDay } from '#core/days.ts'
import type { Progress } from '#stores/page-progress.ts'

/** Points of a visitor in a period, and the rank that they would have. */
export type Ghost = { score: number; rank: number }

/** Hypothetical rank of a visitor's dailies on the board of all games; null without points or below all known rows. */
export function ghostOf(
  { board, since, until, players, rows }: BoardPage,
  { signedIn, statistics }: Pick<Progress, 'signedIn' | 'statistics'>,
): Ghost | null {
  if (signedIn || board !== 'all') return null
  const score = Object.values(statistics)
    .flatMap((records) => (Array.isArray(records) ? (records as Partial<Record<string, unknown>>[]) : []))
    .reduce((sum, record) => {
      const { mode, date, points } = record ?? {}
      const counts = mode === 'today' && isDay(date) && daysBetween(since, date) >= 0
      return counts && !(until && daysBetween(until, date) >= 0) ? sum + (Number(points) || 0) : sum
    }, 0)
  const above = rows.filter((row) => row.score >= score).length
  return score > 0 && (above < rows.length || players <= rows.length) ? { score, rank: above + 1 } : null
}
