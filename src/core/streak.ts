import { addDays, daysBetween, LAUNCH_DAY, type Day } from './days.ts'

const FIRST_FREEZES = 1
const DAYS_PER_FREEZE = 7
const MAX_FREEZES = 3
const DAYS_PER_REPAIR = 30

/**
 * `length`: days in a row up to today, `freezes` left, `frozen`: days of this streak that used one, `repaired`: days of
 * this and earlier streaks that were repaired from the archive, oldest first.
 */
export type Streak = { length: number; freezes: number; frozen: Day[]; repaired: Day[] }

/**
 * The player's streak, from the days with a finished daily and the days finished from the archive in time to repair
 * (src/core/repair.ts), both in any order. A missed day uses a freeze if there is one; without one a repair counts,
 * once in 30 days. A frozen or repaired day keeps the streak without lengthening it. An unplayed today does not end it.
 * `onPlayed` receives each day with a daily and the length on it, oldest first.
 */
export function streakOf(
  played: readonly Day[],
  today: Day,
  repairs: readonly Day[] = [],
  onPlayed?: (day: Day, length: number) => void,
): Streak {
  const days = new Set(played)
  let length = 0
  let total = 0
  let freezes = FIRST_FREEZES
  let frozen: Day[] = []
  const repaired: Day[] = []
  for (let day = LAUNCH_DAY; daysBetween(day, today) >= 0; day = addDays(day, 1)) {
    if (days.has(day)) {
      length++
      total++
      if (total % DAYS_PER_FREEZE === 0) freezes = Math.min(MAX_FREEZES, freezes + 1)
      onPlayed?.(day, length)
    } else if (length > 0 && day !== today) {
      const isDue = repaired.every((other) => daysBetween(other, day) >= DAYS_PER_REPAIR)
      if (freezes > 0) {
        freezes--
        frozen.push(day)
      } else if (isDue && repairs.includes(day)) repaired.push(day)
      else {
        length = 0
        frozen = []
      }
    }
  }
  return { length, freezes, frozen, repaired }
}

/** Length of the streak on each day with a daily up to today, oldest first. */
export function streakLengths(
  played: readonly Day[],
  today: Day,
  repairs: readonly Day[] = [],
): { day: Day; length: number }[] {
  const days: { day: Day; length: number }[] = []
  streakOf(played, today, repairs, (day, length) => void days.push({ day, length }))
  return days
}

/** The longest streak up to today. */
export const bestStreakOf = (played: readonly Day[], today: Day, repairs: readonly Day[] = []): number =>
  Math.max(0, ...streakLengths(played, today, repairs).map(({ length }) => length))
