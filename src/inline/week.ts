import { addDays, type Day } from '#core/days.ts'
import type { Progress } from './progress.ts'

const WEEK = 7

export type DayState = 'win' | 'freeze' | 'miss' | 'today'

/** Games whose daily is done today, with the points where they are known. */
export const doneToday = ({ today, dailies }: Progress): Map<string, number | undefined> =>
  new Map(dailies.filter(({ date }) => date === today).map(({ game, points }) => [game, points]))

/** The last seven days, today last. */
export function weekOf({ today, played, frozen }: Progress): { day: Day; state: DayState }[] {
  const stateOf = (day: Day): DayState => {
    if (played.includes(day)) return 'win'
    if (day === today) return 'today'
    return frozen.includes(day) ? 'freeze' : 'miss'
  }
  return Array.from({ length: WEEK }, (_, index) => {
    const day = addDays(today, index + 1 - WEEK)
    return { day, state: stateOf(day) }
  })
}
