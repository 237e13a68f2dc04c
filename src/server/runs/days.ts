import { addDays, isOverEverywhere, isTodaySomewhere, puzzleNumber, toIsoDate, type Day } from '#core/days.ts'

/** `today` counts; `archive` is a past day, played for its own sake. */
export const RUN_MODES = ['today', 'archive'] as const
export type RunMode = (typeof RUN_MODES)[number]

export const isRunMode = (mode: string): mode is RunMode => RUN_MODES.includes(mode as RunMode)

const ARCHIVE_DAYS = 400 // as long as a visitor's cookie lives
const END_OF_DAY_HOURS = 12 // UTC-12 is the last place where a day ends

/** True when a run of this mode may begin: today somewhere, or a past day that is over everywhere. */
export function isOpen(mode: RunMode, day: Day, now: number): boolean {
  if (puzzleNumber(day) < 1) return false
  return mode === 'today' ? isTodaySomewhere(day, now) : isOverEverywhere(day, now)
}

/**
 * When no more action is taken. A day's run ends with the day in the last time zone, so that somebody who began before
 * midnight can finish, and nobody plays on once the answers are public.
 */
export function expiryOf(mode: RunMode, day: Day, now: number): Date {
  if (mode === 'archive') return new Date(now + ARCHIVE_DAYS * 86_400_000)
  return new Date(`${toIsoDate(addDays(day, 1))}T${END_OF_DAY_HOURS}:00:00Z`)
}
