import { addDays, daysBetween, type Day } from './days.ts'
import { weekday } from './weekday.ts'

/** `runs` finished that day; null: in the future. */
export type SeasonDay = { day: Day; runs: number | null }

const DAYS_PER_WEEK = 7

/** Whole weeks, Monday first, oldest first; the last one contains today. */
export function season(played: readonly Day[], today: Day, weeks: number): SeasonDay[] {
  const runs = new Map<Day, number>()
  for (const day of played) runs.set(day, (runs.get(day) ?? 0) + 1)
  const first = addDays(today, -weekday(today) - (weeks - 1) * DAYS_PER_WEEK)
  return Array.from({ length: weeks * DAYS_PER_WEEK }, (_, index) => {
    const day = addDays(first, index)
    return { day, runs: daysBetween(today, day) > 0 ? null : (runs.get(day) ?? 0) }
  })
}
