import { addDays, endEverywhere, isOverEverywhere, type Day } from './days.ts'
import { streakOf } from './streak.ts'

/** Of a result of the archive that was finished in time to repair a streak, and not given up. The server writes it. */
export const REPAIR_TAG = 'repair'

const HOURS_TO_REPAIR = 48
/** A player's own day is at most that far ahead of one that can still be repaired. */
const MAX_DAYS_AGO = 4

type Result = { mode: string; date: Day; tags?: readonly string[] }

/** What a streak is counted from. */
export type Days = { played: Day[]; repairs: Day[] }

/** The days of results that keep a streak: of dailies finished on their day, and of those finished late but in time. */
export function streakDays(results: Iterable<Result>): Days {
  const days: Days = { played: [], repairs: [] }
  for (const { mode, date, tags } of results) {
    if (mode === 'today') days.played.push(date)
    // As text: the storage of a browser may hold anything there, and a page reads it before paint.
    if (mode === 'archive' && String(tags).includes(REPAIR_TAG)) days.repairs.push(date)
  }
  return days
}

/** When it is too late to repair a day, ms. */
export const repairEnds = (day: Day): number => endEverywhere(day) + HOURS_TO_REPAIR * 3_600_000

/** True from the moment a day is over everywhere, and can be played in the archive, for 48 hours. */
export const isInTimeToRepair = (day: Day, now: number): boolean => isOverEverywhere(day, now) && now < repairEnds(day)

/** Days that a repair of this one adds to the streak of today; 0 where it repairs nothing. */
export function gainOfRepair(day: Day, { played, repairs }: Days, today: Day): number {
  const others = repairs.filter((other) => other !== day)
  return streakOf(played, today, [...others, day]).length - streakOf(played, today, others).length
}

/** `length`: of the streak once `day` is repaired. `until` in ms. */
export type Repair = { day: Day; until: number; length: number }

/** The last day lost, if it can still be repaired and was not: null where no freeze, no repair or no day is missing. */
export function openRepair(days: Days, today: Day, now: number): Repair | null {
  for (let ago = 1; ago <= MAX_DAYS_AGO; ago++) {
    const day = addDays(today, -ago)
    if (days.repairs.includes(day) || !isInTimeToRepair(day, now) || gainOfRepair(day, days, today) <= 0) continue
    return { day, until: repairEnds(day), length: streakOf(days.played, today, [...days.repairs, day]).length }
  }
  return null
}
