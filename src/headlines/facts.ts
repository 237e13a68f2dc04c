import { addDays, isDay, type Day } from '#core/days.ts'
import type { Facts, NextHonour } from '#core/headlines.ts'
import { streakOf } from '#core/streak.ts'
import { formOf, mondayOf, pointsIn } from '#core/week-cup.ts'
import { weekday } from '#core/weekday.ts'
import type { Progress } from '#stores/page-progress.ts'

type Read = (key: string) => string | null
type Daily = { mode: string; date: Day; points: number }

/**
 * Facts of the player's own week from the keys that the stores write (`userStats`, `me`, `headlines`), which count as
 * absent when broken.
 */
export function ownFacts({ today, statistics, signedIn, played }: Progress, read: Read): Omit<Facts, 'league'> {
  const dailies = signedIn ? dailiesOf(parsed(read('me'))) : visitorDailies(statistics)
  const monday = mondayOf(today)
  const week = formOf(dailies, monday)
  const before = formOf(dailies, addDays(monday, -7))
  const news = parsed(read('headlines'))
  const isOfToday = news['date'] === today
  const names = Array.isArray(news['honours']) ? news['honours'] : []
  return {
    isMonday: weekday(today) === 0,
    points: { before: pointsIn(before), week: pointsIn(week), today: week[weekday(today)] ?? 0 },
    freezes: earnedFreeze(played, today),
    honours: isOfToday ? names.filter((id) => typeof id === 'string') : [],
    next: nextOf(news['next']),
    grown: isOfToday && isCount(news['grown']) ? news['grown'] : 0,
  }
}

/** The freezes left once today's play has earned one; else null. */
function earnedFreeze(played: readonly Day[], today: Day): number | null {
  const { freezes } = streakOf(played, today)
  const before = streakOf(
    played.filter((day) => day !== today),
    today,
  )
  return freezes > before.freezes ? freezes : null
}

/** An account's copy has the points of each day of two weeks. */
const dailiesOf = ({ form }: Record<string, unknown>): Daily[] =>
  Object.entries(typeof form === 'object' && form !== null ? form : {}).flatMap(([date, points]) =>
    isDay(date) && isCount(points) ? [{ mode: 'today', date, points }] : [],
  )

const visitorDailies = (statistics: Progress['statistics']): Daily[] =>
  Object.values(statistics)
    .flatMap((records) => (Array.isArray(records) ? (records as Partial<Daily>[]) : []))
    .flatMap((record) =>
      record?.mode === 'today' && isDay(record.date) && isCount(record.points) ? [record as Daily] : [],
    )

function nextOf(value: unknown): NextHonour | null {
  const { id, have, need } = (value ?? {}) as Partial<NextHonour>
  return typeof id === 'string' && isCount(have) && isCount(need) && have < need ? { id, have, need } : null
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function parsed(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? '{}') ?? {}
  } catch {
    return {}
  }
}
