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

/** `streak`: so far; `isPlayed`: the day has a daily. */
type StreakDay = { day: Day; isPlayed: boolean; streak: Streak }

/** Walks the days from the first one on; the same object is changed from day to day. */
function* walk(played: ReadonlySet<Day>, today: Day, repairs: readonly Day[]): Generator<StreakDay> {
  const streak: Streak = { length: 0, freezes: FIRST_FREEZES, frozen: [], repaired: [] }
  let total = 0
  for (let day = LAUNCH_DAY; daysBetween(day, today) >= 0; day = addDays(day, 1)) {
    const isPlayed = played.has(day)
    if (isPlayed) {
      streak.length++
      total++
      if (total % DAYS_PER_FREEZE === 0) streak.freezes = Math.min(MAX_FREEZES, streak.freezes + 1)
    } else if (streak.length > 0 && day !== today) {
      const isDue = streak.repaired.every((other) => daysBetween(other, day) >= DAYS_PER_REPAIR)
      if (streak.freezes > 0) {
        streak.freezes--
        streak.frozen.push(day)
      } else if (isDue && repairs.includes(day)) streak.repaired.push(day)
      else {
        streak.length = 0
        streak.frozen = []
      }
    }
    yield { day, isPlayed, streak }
  }
}

/**
 * The one streak of the product, from the days a player finished a daily puzzle and the days finished from the archive
 * in time to repair (src/core/repair.ts), both in any order. A missed day spends a freeze, if there is one; without one a
 * repair counts, once in 30 days. A frozen or repaired day keeps the streak and does not lengthen it. Today, not played
 * yet, costs nothing.
 */
export function streakOf(played: readonly Day[], today: Day, repairs: readonly Day[] = []): Streak {
  let last: Streak = { length: 0, freezes: FIRST_FREEZES, frozen: [], repaired: [] }
  for (const { streak } of walk(new Set(played), today, repairs)) last = streak
  return last
}

/** Length of the streak on each day with a daily up to today, oldest first. */
export function streakLengths(
  played: readonly Day[],
  today: Day,
  repairs: readonly Day[] = [],
): { day: Day; length: number }[] {
  const days: { day: Day; length: number }[] = []
  for (const { day, isPlayed, streak } of walk(new Set(played), today, repairs))
    if (isPlayed) days.push({ day, length: streak.length })
  return days
}

/** The longest streak up to today. */
export const bestStreakOf = (played: readonly Day[], today: Day, repairs: readonly Day[] = []): number =>
  Math.max(0, ...streakLengths(played, today, repairs).map(({ length }) => length))
