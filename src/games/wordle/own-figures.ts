import { computed } from 'nanostores'
import { streakOf } from '#core/streak.ts'
import type { Statistics } from '#contracts/results.ts'
import { localDay } from '#stores/local-day.ts'
import { dailyDays } from '#stores/me.ts'
import { $records } from '#stores/records.ts'
import { figuresOf, type Figures } from './figures.ts'

/** Wordle's figures of whoever plays here, and the streak of all games. */
export type OwnFigures = Figures & { streak: number }

export const $ownFigures = computed($records, (records): OwnFigures => ({
  ...figuresOf(records.wordle ?? []),
  streak: streakIn(records),
}))

/** Days in a row, as of the player's own today. */
export const streakIn = (records: Statistics): number => streakOf(dailyDays(records), localDay()).length
