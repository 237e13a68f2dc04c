import { addDays, daysBetween, isDay, type Day } from '#core/days.ts'
import { weekday } from '#core/weekday.ts'

const STEPS: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => sameDate(day, -1),
  PageDown: (day) => sameDate(day, 1),
}

/** The day that a key moves to, between `first` and `last`; null for a key without a meaning here. */
export function dayAfterKey(key: string, day: Day, { first, last }: Record<'first' | 'last', Day>): Day | null {
  if (!Object.hasOwn(STEPS, key)) return null
  const target = STEPS[key]!(day)
  if (daysBetween(first, target) < 0) return first
  return daysBetween(target, last) < 0 ? last : target
}

/** The same date `months` later, clamped to the last day of a shorter month. */
function sameDate(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  const name = (lastDate: number) => `${Math.floor(at / 12)}-${(at % 12) + 1}-${lastDate}`
  return [date, 30, 29, 28].map((each) => name(Math.min(date, each))).find(isDay)!
}
