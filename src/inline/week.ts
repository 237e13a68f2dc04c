import { addDays } from '#core/days.ts'
import type { Progress } from './progress.ts'

const WEEK = 7

export type DayState = 'win' | 'freeze' | 'miss' | 'today'

/** The last seven days, today last. */
export function weekOf({ today, played, frozen }: Progress): DayState[] {
  return Array.from({ length: WEEK }, (_, index) => {
    const day = addDays(today, index + 1 - WEEK)
    if (played.includes(day)) return 'win'
    if (day === today) return 'today'
    return frozen.includes(day) ? 'freeze' : 'miss'
  })
}
