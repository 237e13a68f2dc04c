import type { Day } from '#core/days.ts'
import type { Progress } from '#stores/page-progress.ts'

export type DayState = 'win' | 'freeze' | 'miss' | 'today'

/** State of a day up to today in the week's form row. */
export function stateOf(day: Day, { today, played, repaired, frozen }: Progress): DayState {
  if (played.includes(day) || repaired.includes(day)) return 'win'
  if (day === today) return 'today'
  return frozen.includes(day) ? 'freeze' : 'miss'
}
