import type { Day } from '#core/days.ts'
import type { Progress } from './progress.ts'

export type DayState = 'win' | 'freeze' | 'miss' | 'today'

/** How a day up to today looks in the form of the week. */
export function stateOf(day: Day, { today, played, repaired, frozen }: Progress): DayState {
  if (played.includes(day) || repaired.includes(day)) return 'win'
  if (day === today) return 'today'
  return frozen.includes(day) ? 'freeze' : 'miss'
}
