import { addDays, daysBetween, type Day } from './days.ts'
import { weekday } from './weekday.ts'

/** `runs` finished that day; `ahead`: in the future; null: before the player's first day. */
export type SeasonDay = { day: Day; runs: number | 'ahead' | null }

const DAYS_PER_WEEK = 7

/**
 * The last whole weeks, oldest first, from Monday; a new player's grid starts with their first week, so that no earlier
 * day appears as missed.
 */
export function season(played: readonly Day[], today: Day, weeks: number): SeasonDay[] {
  const runs = new Map<Day, number>()
  for (const day of played) runs.set(day, (runs.get(day) ?? 0) + 1)
  const begun = firstDay(played, today)
  const since = Math.min(weeks, Math.floor((daysBetween(begun, today) + weekday(begun)) / DAYS_PER_WEEK) + 1)
  const first = addDays(today, -weekday(today) - (since - 1) * DAYS_PER_WEEK)
  return Array.from({ length: weeks * DAYS_PER_WEEK }, (_, index) => {
    const day = addDays(first, index)
    if (daysBetween(today, day) > 0) return { day, runs: 'ahead' }
    return { day, runs: daysBetween(day, begun) > 0 ? null : (runs.get(day) ?? 0) }
  })
}

/** The first day played; today when nothing was played yet. */
export const firstDay = (played: readonly Day[], today: Day): Day =>
  played.reduce((earliest, day) => (daysBetween(earliest, day) < 0 ? day : earliest), today)
