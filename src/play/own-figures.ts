import { computed, type ReadableAtom } from 'nanostores'
import type { GameId } from '#core/games.ts'
import { streakDays, type Days } from '#core/repair.ts'
import { streakOf, type Streak } from '#core/streak.ts'
import type { Statistics, ResultRecord } from '#contracts/results.ts'
import { localDay } from '#stores/local-day.ts'
import { recordsOf } from '#stores/local-progress.ts'
import { $records } from '#stores/records.ts'

/** The player's figures for a game, and the streak over all games. */
export type OwnFigures = Figures & { streak: number }

export const ownFigures = (game: GameId): ReadableAtom<OwnFigures> =>
  computed($records, (records) => ({ ...figuresOf(records[game] ?? []), streak: streakIn(records) }))

/** Days that count for the streak over all games. */
export const daysIn = (records: Statistics): Days => streakDays(recordsOf(records))

/** The streak as of the player's local day. */
export function wholeStreakIn(records: Statistics): Streak {
  const { played, repairs } = daysIn(records)
  return streakOf(played, localDay(), repairs)
}

/** Length of the streak as of the player's local day. */
export const streakIn = (records: Statistics): number => wholeStreakIn(records).length

/** Figures of the player's panel; `average` over solved runs, null when there are none. */
type Figures = { solvedPercent: number | null; average: number | null }

export function figuresOf(records: readonly ResultRecord[]): Figures {
  const solved = records.filter(({ won }) => won)
  if (records.length === 0) return { solvedPercent: null, average: null }
  const sum = solved.reduce((total, { score }) => total + score, 0)
  return {
    solvedPercent: Math.round((100 * solved.length) / records.length),
    average: solved.length === 0 ? null : Math.round((10 * sum) / solved.length) / 10,
  }
}
