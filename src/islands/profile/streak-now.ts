import type { Day } from '#core/days.ts'
import { streakDays } from '#core/repair.ts'
import { bestStreakOf, streakOf } from '#core/streak.ts'
import type { ResultRecord } from '#contracts/results.ts'

/** Current and longest streak of a player's results. */
export function streakNow(records: readonly ResultRecord[], today: Day): { length: number; longest: number } {
  const { played, repairs } = streakDays(records)
  return { length: streakOf(played, today, repairs).length, longest: bestStreakOf(played, today, repairs) }
}
