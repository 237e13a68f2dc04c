import { addDays, daysBetween, type Day } from './days.ts'
import { weekday } from './weekday.ts'

/**
 * Points of dailies from Monday to Sunday for each metal of the week's cup. About half, a quarter and a tenth of
 * regular players reach them (docs/games/week.md).
 */
export const WEEK_CUPS = { bronze: 1000, silver: 1800, gold: 2400 } as const
export type Metal = keyof typeof WEEK_CUPS

const METALS = Object.keys(WEEK_CUPS) as Metal[]
const WEEK_DAYS = 7

/** Monday of the week of a day. */
export const mondayOf = (day: Day): Day => addDays(day, -weekday(day))

/** Points of each day from Monday to Sunday; null for a day without a finished daily. */
export type WeekForm = readonly (number | null)[]

type Daily = { mode: string; date: Day; points: number }

/** Form of the week that begins on `monday`. */
export function formOf(results: Iterable<Daily>, monday: Day): WeekForm {
  const form: (number | null)[] = Array.from({ length: WEEK_DAYS }, () => null)
  for (const { mode, date, points } of results) {
    const at = daysBetween(monday, date)
    if (mode === 'today' && at >= 0 && at < WEEK_DAYS) form[at] = (form[at] ?? 0) + points
  }
  return form
}

export const pointsIn = (form: WeekForm): number => form.reduce<number>((sum, points) => sum + (points ?? 0), 0)

/** The cup won with these points, and the next one with the points still needed. */
export function cupOfWeek(points: number): { won: Metal | null; next: { metal: Metal; left: number } | null } {
  const won = METALS.findLast((metal) => points >= WEEK_CUPS[metal]) ?? null
  const next = METALS.find((metal) => points < WEEK_CUPS[metal])
  return { won, next: next ? { metal: next, left: WEEK_CUPS[next] - points } : null }
}
