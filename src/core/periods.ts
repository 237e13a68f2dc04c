import { addDays, daysBetween, isDay, LAUNCH_DAY, toIsoDate, type Day } from './days.ts'
import { weekday } from './weekday.ts'

/** Periods of leaderboards, in UTC; a season is a quarter of the year. */
export const PERIODS = ['day', 'week', 'season', 'all'] as const
export type PeriodKind = (typeof PERIODS)[number]

/**
 * A period: from its first day up to and excluding `until` (null: open-ended). `of` is its name in addresses:
 * `2026-11-22`, `2026-W47`, `2026-Q4`, empty for all time.
 */
export type Period = { kind: PeriodKind; of: string; since: Day; until: Day | null }

/** The period of a kind that contains a UTC day. */
export function periodAt(kind: PeriodKind, day: Day): Period {
  if (kind === 'day') return { kind, of: toIsoDate(day), since: day, until: addDays(day, 1) }
  if (kind === 'week') return week(addDays(day, -weekday(day)))
  if (kind === 'season') return season(day)
  return { kind, of: '', since: LAUNCH_DAY, until: null }
}

/** A week belongs to the year of its Thursday; the first one contains 4 January (ISO 8601). */
function week(monday: Day): Period {
  const thursday = addDays(monday, 3)
  const year = Number(thursday.split('-')[0])
  const first = addDays(`${year}-1-4`, -weekday(`${year}-1-4`))
  const number = Math.round(daysBetween(first, monday) / 7) + 1
  return { kind: 'week', of: `${year}-W${String(number).padStart(2, '0')}`, since: monday, until: addDays(monday, 7) }
}

function season(day: Day): Period {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const quarter = Math.floor((month - 1) / 3)
  const since: Day = `${year}-${quarter * 3 + 1}-1`
  const until: Day = quarter === 3 ? `${year + 1}-1-1` : `${year}-${quarter * 3 + 4}-1`
  return { kind: 'season', of: `${year}-Q${quarter + 1}`, since, until }
}

/** Parses a period's name; null when there is no such period. */
export function periodOf(kind: PeriodKind, of: string): Period | null {
  const day = someDayOf(kind, of)
  const period = day === null ? null : periodAt(kind, day)
  return period?.of === of ? period : null
}

const WEEK = /^(20\d\d)-W(\d\d)$/
const SEASON = /^(20\d\d)-Q([1-4])$/

function someDayOf(kind: PeriodKind, of: string): Day | null {
  if (kind === 'all') return of === '' ? LAUNCH_DAY : null
  if (kind === 'day') {
    const day = of.replace(/-0/g, '-')
    return isDay(day) ? day : null
  }
  if (kind === 'week') {
    const [, year, number] = WEEK.exec(of) ?? []
    return year ? addDays(`${Number(year)}-1-4`, (Number(number) - 1) * 7) : null
  }
  const [, year, quarter] = SEASON.exec(of) ?? []
  return year ? `${Number(year)}-${Number(quarter) * 3}-1` : null
}

/** The previous period, or null before the launch. */
export const periodBefore = ({ kind, since }: Period): Period | null =>
  kind === 'all' || daysBetween(LAUNCH_DAY, since) <= 0 ? null : periodAt(kind, addDays(since, -1))

/** The next period, or null when it has not begun on `today`. */
export const periodAfter = ({ kind, until }: Period, today: Day): Period | null =>
  until === null || daysBetween(until, today) < 0 ? null : periodAt(kind, until)

/** True from the launch to the period that contains `today`. */
export const hasBegun = ({ since, until }: Period, today: Day): boolean =>
  daysBetween(since, today) >= 0 && (until === null || daysBetween(LAUNCH_DAY, until) > 0)
