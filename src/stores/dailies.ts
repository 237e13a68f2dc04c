import type { DailyNote } from '#core/daily-state.ts'
import type { GameId } from '#core/games.ts'
import { redrawHeader } from './header.ts'
import { persisted, type Parser } from './persisted.ts'

type Notes = Partial<Record<GameId, DailyNote>>

/** Written by this module only, and read by pages that check what they use: a broken note costs nothing but itself. */
const AnyNotes: Parser<Notes> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { data: value as Notes } : {},
}

const $dailies = persisted('dailies', AnyNotes, {})

/**
 * Tells home, pickers and header how the daily of a game stands: call it with the first action of a run, after every
 * further one and at its end. Notes of other days go.
 */
export function noteDaily(game: GameId, note: DailyNote): void {
  $dailies.update((notes) => {
    const sameDay = Object.entries(notes).filter(([, other]) => other?.date === note.date)
    return { ...Object.fromEntries(sameDay), [game]: note }
  })
  redrawHeader()
}

/** Somebody else may use this browser next. */
export const forgetDailies = (): void => $dailies.clear()
