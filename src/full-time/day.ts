import type { DailyState } from '#core/daily-state.ts'
import type { Day as CalendarDay } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { WHOLE_DAY_POINTS } from '#core/points.ts'
import { elevenOn } from '#games/catalogue.ts'

/**
 * Rating of a game: `good` from two thirds of its points, `fair` from one third, else `poor`; `closed`: not open yet.
 */
export type Mark = 'good' | 'fair' | 'poor' | 'closed'

export type Player = {
  game: GameId
  /** Shirt number. */
  number: number
  mark: Mark
  /** Points earned of `max`, without the bonuses of the whole day. Both are 0 for a closed game. */
  earned: number
  max: number
  /** The score of the game's result. */
  score: number
  /** Path of the page that shows its result; null where there is none. */
  path: string | null
}

export type Day = {
  players: readonly Player[]
  /** Number of open games that earned nothing. */
  blanks: number
  /** All points of the day's dailies, including bonuses. */
  total: number
  /** The best game of the day; null when no game earned anything. */
  best: Player | null
  /** True if the bonus for the whole day is included. */
  whole: boolean
  /** Games that earned no bonus and so forfeited the whole-day bonus: with no points, or given up with some. */
  cost: Record<'nil' | 'gaveUp', readonly GameId[]>
}

export type Shown = { id: string; state: DailyState }

/** Builds a finished day as a team, from the home page's state of each daily open on `date`. */
export function dayOf(date: CalendarDay, shown: readonly Shown[], games = elevenOn(date)): Day {
  const states = new Map(shown.map(({ id, state }) => [id, state]))
  const players = games.map(({ id, number, modes }): Player => {
    const daily = modes.find(({ counts }) => counts === 'daily')
    const state = states.get(id)
    if (!daily || !state || state.is === 'closed') {
      return { game: id, number, mark: 'closed', earned: 0, max: 0, score: 0, path: null }
    }
    const max = daily.maxPoints
    const earned = Math.min(max, Math.max(0, numberOf(state.points) - numberOf(state.bonus)))
    return { game: id, number, mark: markOf(earned, max), earned, max, score: numberOf(state.score), path: daily.path }
  })
  const total = shown.reduce((sum, { state }) => sum + numberOf(state.points), 0)
  const whole = shown.some(({ state }) => numberOf(state.bonus) >= WHOLE_DAY_POINTS)
  const unpaid = whole ? [] : shown.filter(({ state }) => state.is !== 'closed' && numberOf(state.bonus) === 0)
  const idsOf = (scored: boolean) =>
    unpaid.filter(({ state }) => numberOf(state.points) > 0 === scored).map(({ id }) => id as GameId)
  const cost = { nil: idsOf(false), gaveUp: idsOf(true) }
  const blanks = players.filter(({ mark, earned }) => mark !== 'closed' && earned === 0).length
  return { players, blanks, total, best: bestOf(players), whole, cost }
}

/** Stored values are untrusted. */
const numberOf = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0)

/** Green from two thirds of the points, amber from one third. */
export function markOf(earned: number, max: number): Mark {
  if (3 * earned >= 2 * max) return 'good'
  return 3 * earned >= max ? 'fair' : 'poor'
}

/** The largest share of the points; ties go to more points, then to the lower shirt number. */
function bestOf(players: readonly Player[]): Player | null {
  const share = ({ earned, max }: Player) => (max > 0 ? earned / max : 0)
  const [best] = players
    .filter(({ earned }) => earned > 0)
    .sort((one, other) => share(other) - share(one) || other.earned - one.earned || one.number - other.number)
  return best ?? null
}
