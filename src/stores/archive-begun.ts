import { isDay, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { persisted, type Parser } from './persisted.ts'

type Begun = Partial<Record<GameId, readonly Day[]>>

/** Written by this module only; the archive looks at what it reads. */
const AnyDays: Parser<Begun> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { data: value as Begun } : {},
}

/** Runs of the archive that are begun in this browser and not over: the server keeps them, the calendar shows them. */
const $begun = persisted('archiveBegun', AnyDays, {})

/** As many of a game as anybody leaves lying about. */
const MAX_DAYS = 60

/** Call it with every step of a run of the archive. */
export function noteArchived(game: GameId, date: Day, over: boolean): void {
  $begun.update((begun) => {
    const known = begun[game]
    const others = Array.isArray(known) ? known.filter((day) => isDay(day) && day !== date) : []
    return { ...begun, [game]: over ? others : [...others, date].slice(-MAX_DAYS) }
  })
}

/** Somebody else may use this browser next. */
export const forgetArchived = (): void => $begun.clear()
