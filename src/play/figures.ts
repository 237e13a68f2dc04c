import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'

/** What a player's own panel shows; `average` over the solved ones, null without any. */
export type Figures = { solvedPercent: number | null; average: number | null }

export function figuresOf(records: readonly ResultRecord[]): Figures {
  const solved = records.filter(({ won }) => won)
  if (records.length === 0) return { solvedPercent: null, average: null }
  const sum = solved.reduce((total, { score }) => total + score, 0)
  return {
    solvedPercent: Math.round((100 * solved.length) / records.length),
    average: solved.length === 0 ? null : Math.round((10 * sum) / solved.length) / 10,
  }
}

/** Days of which a game's puzzle was finished, on its day or from the archive. */
export const daysPlayed = (statistics: Statistics, game: GameId): Set<Day> =>
  new Set((statistics[game] ?? []).filter(({ mode }) => mode === 'today' || mode === 'archive').map(({ date }) => date))
