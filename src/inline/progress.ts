import { dayAt, daysBetween, isDay, type Day } from '#core/days.ts'
import { streakOf } from '#core/streak.ts'

/** After that many days without a look at the account, its copy of a streak is history: no freezes last longer. */
const STALE_DAYS = 5
const SESSION_COOKIE = /(^|; )sb-[^=;]+-auth-token(\.\d+)?=/

/** What a static page shows about whoever looks at it. */
export type Progress = {
  today: Day
  /** Played before on this browser, or signed in. */
  seen: boolean
  signedIn: boolean
  name: string | null
  points: number
  streak: number
  freezes: number
  /** The finished dailies that are known here. */
  dailies: Daily[]
  played: readonly Day[]
  frozen: readonly Day[]
}

type Read = (key: string) => string | null
export type Daily = { game: string; date: Day; points?: number }
type Copy = { username: string; points: number; streak: number; played: string[]; days?: Day[]; asOf: Day }

/**
 * Reads the local keys that the stores write (`points`, `userStats`, `me`). Broken values count as absent: this runs
 * before paint and must not throw. No schema library here, it would be larger than the whole script. `now` in ms,
 * `offset` in minutes east of UTC.
 */
export function readProgress(read: Read, cookie: string, now: number, offset: number): Progress {
  const today = dayAt(now, offset)
  const signedIn = SESSION_COOKIE.test(cookie)
  const me = signedIn ? copyOf(parse(read('me'))) : null
  const dailies = me ? dailiesOfCopy(me) : dailiesOf(parse(read('userStats')))
  const played = me?.days ?? dailies.map(({ date }) => date)
  const { length, freezes, frozen } = streakOf(played, today)
  const points = me ? me.points : Number(read('points')) || 0
  return {
    today,
    seen: signedIn || points > 0 || dailies.length > 0,
    signedIn,
    name: me?.username ?? null,
    points,
    streak: me && daysBetween(me.asOf, today) < STALE_DAYS ? me.streak : length,
    freezes,
    dailies,
    played,
    frozen,
  }
}

/** The finished dailies of every game; records of other modes do not count for streak and shirts. */
const dailiesOf = (statistics: unknown): Daily[] =>
  Object.entries(statistics ?? {}).flatMap(([game, records]: [string, unknown]) =>
    Array.isArray(records)
      ? records
          .filter((record) => record?.mode === 'today' && isDay(record.date))
          .map((record) => ({ ...record, game }))
      : [],
  )

const dailiesOfCopy = (me: Copy): Daily[] => me.played.map((game) => ({ game, date: me.asOf }))

function copyOf(value: unknown): Copy | null {
  const copy = value as Copy | null
  return isDay(copy?.asOf) && Array.isArray(copy?.played) ? copy : null
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text!)
  } catch {
    return null
  }
}
