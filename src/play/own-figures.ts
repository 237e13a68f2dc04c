import { computed, type ReadableAtom } from 'nanostores'
import type { GameId } from '#core/games.ts'
import { streakOf } from '#core/streak.ts'
import type { Statistics } from '#contracts/results.ts'
import { localDay } from '#stores/local-day.ts'
import { dailyDays } from '#stores/me.ts'
import { $records } from '#stores/records.ts'
import { figuresOf, type Figures } from './figures.ts'

/** A game's figures of whoever plays here, and the streak of all games. */
export type OwnFigures = Figures & { streak: number }

export const ownFigures = (game: GameId): ReadableAtom<OwnFigures> =>
  computed($records, (records) => ({ ...figuresOf(records[game] ?? []), streak: streakIn(records) }))

/** Days in a row, as of the player's own today. */
export const streakIn = (records: Statistics): number => streakOf(dailyDays(records), localDay()).length
