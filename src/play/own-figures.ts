import { computed, type ReadableAtom } from 'nanostores'
import type { GameId } from '#core/games.ts'
import { streakDays, type Days } from '#core/repair.ts'
import { streakOf, type Streak } from '#core/streak.ts'
import type { Statistics, ResultRecord } from '#contracts/results.ts'
import { localDay } from '#stores/local-day.ts'
import { recordsOf } from '#stores/local-progress.ts'
import { $records } from '#stores/records.ts'

/** A game's figures of whoever plays here, and the streak of all games. */
export type OwnFigures = Figures & { streak: number }

export const ownFigures = (game: GameId): ReadableAtom<OwnFigures> =>
  computed($records, (records) => ({ ...figuresOf(records[game] ?? []), streak: streakIn(records) }))

/** What the streak of all games is counted from. */
export const daysIn = (records: Statistics): Days => streakDays(recordsOf(records))

/** The streak as of the player's own today. */
export function wholeStreakIn(records: Statistics): Streak {
  const { played, repairs } = daysIn(records)
  return streakOf(played, localDay(), repairs)
}

/** Days in a row, as of the player's own today. */
export const streakIn = (records: Statistics): number => wholeStreakIn(records).length

/** What a player's own panel shows; `average` over the solved ones, null without any. */
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
