import { addDays, type Day } from '#core/days.ts'
import { gainOfRepair, REPAIR_TAG, streakDays } from '#core/repair.ts'
import { streakOf } from '#core/streak.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { recordsOf } from '#stores/local-progress.ts'

/** `frozen`: that many days were just saved, `left` freezes remain. `repaired`: the streak is whole again. */
export type StreakNews = { is: 'frozen'; days: number; left: number } | { is: 'repaired'; length: number }

/**
 * What a result changed about the streak beside its length; null for most. A freeze shows on the first daily of the
 * day after, a repair for as long as the streak that it mended lives.
 */
export function streakNews({ mode, date, tags }: ResultRecord, statistics: Statistics, today: Day): StreakNews | null {
  const records = recordsOf(statistics)
  const days = streakDays(records)
  const { length, freezes, frozen } = streakOf(days.played, today, days.repairs)
  if (mode === 'archive') {
    const repairs = tags.includes(REPAIR_TAG) && gainOfRepair(date, days, today) > 0
    return repairs ? { is: 'repaired', length } : null
  }
  if (date !== today || days.played.filter((day) => day === today).length !== 1) return null
  let saved = 0
  while (frozen.includes(addDays(today, -saved - 1))) saved++
  return saved > 0 ? { is: 'frozen', days: saved, left: freezes } : null
}
