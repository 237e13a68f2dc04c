import { addDays, endEverywhere, isOverEverywhere, type Day } from './days.ts'
import { streakOf } from './streak.ts'

/** Tag of an archive result that was finished in time to repair a streak, and not given up. Written by the server. */
export const REPAIR_TAG = 'repair'

const HOURS_TO_REPAIR = 48
/** Maximum days between a repairable day and the player's local day. */
const MAX_DAYS_AGO = 4

type Result = { mode: string; date: Day; n?: number; tags?: readonly string[] }

/** Input of a streak. */
export type Days = { played: Day[]; repairs: Day[] }

/** Days that keep a streak: dailies finished on their day, and those finished late but in time. */
export function streakDays(results: Iterable<Result>): Days {
  const days: Days = { played: [], repairs: [] }
  for (const { mode, date, n, tags } of results) {
    // A daily given up without an answer has no actions.
    if (mode === 'today' && n !== 0) days.played.push(date)
    // Converted to text, because local storage may hold anything and is read before paint.
    if (mode === 'archive' && String(tags).includes(REPAIR_TAG)) days.repairs.push(date)
  }
  return days
}

/** When the repair window of a day ends, ms. */
const repairEnds = (day: Day): number => endEverywhere(day) + HOURS_TO_REPAIR * 3_600_000

/** True for 48 hours after a day is over everywhere, when it is playable in the archive. */
export const isInTimeToRepair = (day: Day, now: number): boolean => isOverEverywhere(day, now) && now < repairEnds(day)

/** Days that repairing this one adds to the current streak; 0 where it repairs nothing. */
export function gainOfRepair(day: Day, { played, repairs }: Days, today: Day): number {
  const others = repairs.filter((other) => other !== day)
  return streakOf(played, today, [...others, day]).length - streakOf(played, today, others).length
}

/** `length`: streak after repairing `day`. `until` in ms. */
export type Repair = { day: Day; until: number; length: number }

/** The last missed day that can still be repaired; null without one, or without a repair left. */
export function openRepair(days: Days, today: Day, now: number): Repair | null {
  for (let ago = 1; ago <= MAX_DAYS_AGO; ago++) {
    const day = addDays(today, -ago)
    if (days.repairs.includes(day) || !isInTimeToRepair(day, now) || gainOfRepair(day, days, today) <= 0) continue
    return { day, until: repairEnds(day), length: streakOf(days.played, today, [...days.repairs, day]).length }
  }
  return null
}
