import type { DailyNotes } from '#core/daily-state.ts'
import { dayAt, daysBetween, isDay, type Day } from '#core/days.ts'
import { streakDays, type Days } from '#core/repair.ts'
import { streakOf } from '#core/streak.ts'

/** Age at which the account's copy of a streak is outdated, because no freezes last longer. */
const STALE_DAYS = 5
const SESSION_COOKIE = /sb-\S+-auth/

/** Progress shown on static pages. */
export type Progress = {
  today: Day
  /** Played before in this browser, or signed in. */
  seen: boolean
  signedIn: boolean
  name: string | undefined
  points: number
  streak: number
  freezes: number
  /** Notes of the games on their dailies, by game. */
  notes: DailyNotes
  /** A visitor's own results by game, unchecked; an account's copy has none. */
  statistics: Record<string, unknown>
  played: readonly Day[]
  frozen: readonly Day[]
  /** Missed days that were repaired from the archive. */
  repaired: readonly Day[]
}

type Read = (key: string) => string | null
type Copy = { username: string; points: number; streak: number; days: Day[]; repairs?: Day[] | undefined; asOf: Day }

/**
 * Reads the local keys that the stores write (`points`, `userStats`, `me`, `dailies`). Invalid values count as absent:
 * this runs before paint and must not throw. Parses by hand, because a schema library would be larger than the whole
 * script. `now` in ms, `offset` in minutes east of UTC.
 */
export function readProgress(read: Read, cookie: string, now: number, offset: number): Progress {
  const today = dayAt(now, offset)
  const signedIn = SESSION_COOKIE.test(cookie)
  const parsed = (key: string): object => {
    try {
      return JSON.parse(read(key)!) ?? {}
    } catch {
      return {}
    }
  }
  const me = signedIn ? copyOf(parsed('me')) : null
  const statistics = (me ? {} : parsed('userStats')) as Progress['statistics']
  const notes = parsed('dailies') as DailyNotes
  const { played, repairs }: Pick<Days, 'played'> & Partial<Days> = me
    ? { played: me.days, repairs: me.repairs }
    : daysOf(statistics)
  const { length, freezes, frozen, repaired } = streakOf(played, today, repairs)
  const points = me ? me.points : +read('points')! || 0
  return {
    today,
    seen: !!(signedIn || points || played.length || read('dailies')),
    signedIn,
    name: me?.username,
    points,
    streak: me && daysBetween(me.asOf, today) < STALE_DAYS ? me.streak : length,
    freezes,
    notes,
    statistics,
    played,
    frozen,
    repaired,
  }
}

/** Days that count for the streak, from the results of every game; broken records are ignored. */
const daysOf = (statistics: Record<string, unknown>): Days =>
  streakDays(
    Object.values(statistics).flatMap((records) =>
      Array.isArray(records) ? records.filter((record) => isDay(record?.date)) : [],
    ),
  )

const copyOf = (copy: Partial<Copy>): Copy | null =>
  isDay(copy.asOf) && Array.isArray(copy.days) ? (copy as Copy) : null
