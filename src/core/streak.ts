import { addDays, daysBetween, type Day } from './days.ts'

const FIRST_FREEZES = 1
const DAYS_PER_FREEZE = 7
const MAX_FREEZES = 3

/** `length` days in a row up to today, `freezes` left, `frozen` days that one was spent on, `playedToday`. */
export type Streak = { length: number; freezes: number; frozen: Day[]; playedToday: boolean }

/**
 * The one streak of the product, from the days a player finished a daily puzzle. A missed day spends a freeze, if
 * there is one; a frozen day keeps the streak and does not lengthen it. Today, not played yet, costs nothing.
 */
export function streakOf(played: readonly Day[], today: Day): Streak {
  const days = [...new Set(played)].filter((day) => daysBetween(day, today) >= 0).sort((a, b) => daysBetween(b, a))
  const playedToday = days.at(-1) === today
  let length = 0
  let freezes = FIRST_FREEZES
  let frozen: Day[] = []

  const miss = (day: Day) => {
    if (length === 0) return
    if (freezes > 0) {
      freezes--
      frozen.push(day)
      return
    }
    length = 0
    frozen = []
  }

  let previous: Day | null = null
  let total = 0
  for (const day of days) {
    for (let gap: Day = previous ? addDays(previous, 1) : day; gap !== day; gap = addDays(gap, 1)) miss(gap)
    length++
    total++
    if (total % DAYS_PER_FREEZE === 0) freezes = Math.min(MAX_FREEZES, freezes + 1)
    previous = day
  }
  if (previous) for (let gap: Day = addDays(previous, 1); daysBetween(gap, today) > 0; gap = addDays(gap, 1)) miss(gap)
  return { length, freezes, frozen, playedToday }
}
