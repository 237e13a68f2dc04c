import { addDays, isOverEverywhere, isTodaySomewhere, numberSince, toIsoDate, type Day } from '#core/days.ts'

/** `today` counts; `archive` is a past day, which earns no points. */
const RUN_MODES = ['today', 'archive'] as const
export type RunMode = (typeof RUN_MODES)[number]

export const isRunMode = (mode: string): mode is RunMode => RUN_MODES.includes(mode as RunMode)

const ARCHIVE_DAYS = 400 // lifetime of a visitor's cookie
const END_OF_DAY_HOURS = 12 // UTC-12 is the last time zone in which a day ends

/**
 * True when a run of this mode may start: today in some time zone, or a past day that is over in all. `since`: day of
 * the game's first daily.
 */
export function isOpen(since: Day, mode: RunMode, day: Day, now: number): boolean {
  if (numberSince(since, day) < 1) return false
  return mode === 'today' ? isTodaySomewhere(day, now) : isOverEverywhere(day, now)
}

/**
 * Expiry of a run. A daily ends with its day in the last time zone, so that a player can finish after midnight, but not
 * play on once the answers are public.
 */
export function expiryOf(mode: RunMode, day: Day, now: number): Date {
  if (mode === 'archive') return new Date(now + ARCHIVE_DAYS * 86_400_000)
  return new Date(`${toIsoDate(addDays(day, 1))}T${END_OF_DAY_HOURS}:00:00Z`)
}
