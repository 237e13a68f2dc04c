import { isDay, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { persisted, type Parser } from './persisted.ts'

type Begun = Partial<Record<GameId, readonly Day[]>>

/** Accepts any object of objects; the archive page validates what it reads. */
const AnyDays: Parser<Begun> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { data: value as Begun } : {},
}

/** Open archive runs of this browser, for the calendar; the server stores the runs. */
const $begun = persisted('archiveBegun', AnyDays, {})

/** Maximum open days per game. */
const MAX_DAYS = 60

/** Records the state of an archive run; call it with every step. */
export function noteArchived(game: GameId, date: Day, over: boolean): void {
  $begun.update((begun) => {
    const known = begun[game]
    const others = Array.isArray(known) ? known.filter((day) => isDay(day) && day !== date) : []
    return { ...begun, [game]: over ? others : [...others, date].slice(-MAX_DAYS) }
  })
}

/** Clears the notes at sign-out, because the next user of this browser may be somebody else. */
export const forgetArchived = (): void => $begun.clear()
