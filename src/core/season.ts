import { addDays, daysBetween, type Day } from './days.ts'
import { weekday } from './weekday.ts'

/** `runs` finished that day; null: before the player's first day, or in the future. */
export type SeasonDay = { day: Day; runs: number | null }

const DAYS_PER_WEEK = 7

/**
 * Whole weeks, Monday first, oldest first; the last one contains today. Fewer than `weeks` for a player whose first day
 * is later than that.
 */
export function season(played: readonly Day[], today: Day, weeks: number): SeasonDay[] {
  const runs = new Map<Day, number>()
  for (const day of played) runs.set(day, (runs.get(day) ?? 0) + 1)
  const begun = played.reduce((earliest, day) => (daysBetween(earliest, day) < 0 ? day : earliest), today)
  const needed = Math.floor((daysBetween(begun, today) + weekday(begun)) / DAYS_PER_WEEK) + 1
  const shown = Math.min(weeks, needed)
  const first = addDays(today, -weekday(today) - (shown - 1) * DAYS_PER_WEEK)
  return Array.from({ length: shown * DAYS_PER_WEEK }, (_, index) => {
    const day = addDays(first, index)
    return { day, runs: daysBetween(today, day) > 0 || daysBetween(day, begun) > 0 ? null : (runs.get(day) ?? 0) }
  })
}
