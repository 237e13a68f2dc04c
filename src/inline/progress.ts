import { addDays, dayAt, daysBetween, isDay, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import { streakOf } from '#core/streak.ts'

/** After more missed days than freezes exist, the account's copy of a streak is history. */
const STALE_DAYS = 4
const WEEK = 7
const SESSION_COOKIE = /(^|; )sb-[^=;]+-auth-token/

export type DayState = 'win' | 'freeze' | 'miss' | 'today'

/** What a static page shows about whoever looks at it. */
export type Progress = {
  /** Played before on this browser, or signed in. */
  seen: boolean
  signedIn: boolean
  name: string | null
  points: number
  streak: number
  freezes: number
  /** Games whose daily is done, with the points where they are known. */
  done: Map<GameId, number | null>
  /** The last seven days, today last. */
  week: { day: Day; state: DayState }[]
}

type Storage = { getItem(key: string): string | null }
type Result = { mode: string; date: Day; points: number }
type Copy = { username: string; points: number; streak: number; played: GameId[]; asOf: Day; days?: Day[] }

/**
 * Reads the local keys that the stores write (`points`, `userStats`, `me`). Broken values count as absent: this runs
 * before paint and must not throw. No schema library here, it would be larger than the whole script.
 */
export function readProgress(storage: Storage, cookie: string, now: number, offsetMinutes: number): Progress {
  const today = dayAt(now, offsetMinutes)
  const signedIn = SESSION_COOKIE.test(cookie)
  const me = signedIn ? copyOf(parse(storage, 'me')) : null
  const results = me ? new Map<GameId, Result[]>() : resultsOf(parse(storage, 'userStats'))
  const local = [...results.values()].flat()
  const days = me ? (me.days ?? []).filter(isDay) : local.map(({ date }) => date)
  const own = streakOf(days, today)
  const points = me ? me.points : Number(parse(storage, 'points')) || 0
  return {
    seen: signedIn || local.length > 0 || points > 0,
    signedIn,
    name: me?.username ?? null,
    points,
    streak: me ? freshStreak(me, today) : own.length,
    freezes: own.freezes,
    done: me ? doneOf(me, today) : doneToday(results, today),
    week: Array.from({ length: WEEK }, (_, index) => {
      const day = addDays(today, index + 1 - WEEK)
      return { day, state: stateOf(day, today, days, own.frozen) }
    }),
  }
}

function stateOf(day: Day, today: Day, played: readonly Day[], frozen: readonly Day[]): DayState {
  if (played.includes(day)) return 'win'
  if (day === today) return 'today'
  return frozen.includes(day) ? 'freeze' : 'miss'
}

const freshStreak = (me: Copy, today: Day) => (daysBetween(me.asOf, today) > STALE_DAYS ? 0 : me.streak)

const doneOf = (me: Copy, today: Day) =>
  new Map<GameId, null>(me.asOf === today ? me.played.map((game) => [game, null]) : [])

function doneToday(results: Map<GameId, Result[]>, today: Day) {
  const done = new Map<GameId, number | null>()
  for (const [game, records] of results) {
    const record = records.find(({ date }) => date === today)
    if (record) done.set(game, record.points)
  }
  return done
}

/** The finished dailies of each game; records of other modes do not count for streak and shirts. */
function resultsOf(value: unknown): Map<GameId, Result[]> {
  const games = isObject(value) ? value : {}
  return new Map(
    GAME_IDS.map((game) => {
      const records = games[game]
      return [game, Array.isArray(records) ? records.filter(isDaily) : []]
    }),
  )
}

const isDaily = (value: unknown): value is Result =>
  isObject(value) && value['mode'] === 'today' && isDay(value['date']) && typeof value['points'] === 'number'

const copyOf = (value: unknown): Copy | null =>
  isObject(value) && isDay(value['asOf']) && Array.isArray(value['played']) ? (value as Copy) : null

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
