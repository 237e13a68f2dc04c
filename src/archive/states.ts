import { daysBetween, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { isOpenInArchive } from '#core/months.ts'

/** Of the daily of a game: `solved` as the game counts it, `played` to its end without that, `half` begun. */
export type GameState = 'solved' | 'played' | 'half' | 'open'

/** As much of a result as the archive shows. */
export type Result = { mode: string; date: Day; won: boolean; score: number; points: number; tags?: readonly string[] }
export type Results = Partial<Record<string, readonly Result[]>>
/** Days of runs that are begun and not over, by game. */
export type Begun = Partial<Record<string, readonly Day[]>>

export type Standing = { state: GameState; result?: Result }

/** What a player has of the games and days, looked up by both. A solved run counts before one that is not. */
export function standings(results: Results, begun: Begun): (game: GameId, day: Day) => Standing {
  const known = new Map<string, Standing>()
  for (const [game, days] of Object.entries(begun)) {
    for (const day of days ?? []) known.set(`${game} ${day}`, { state: 'half' })
  }
  for (const [game, all] of Object.entries(results)) {
    for (const result of all ?? []) {
      const key = `${game} ${result.date}`
      const isDaily = result.mode === 'today' || result.mode === 'archive'
      if (!isDaily || known.get(key)?.state === 'solved') continue
      known.set(key, { state: result.won ? 'solved' : 'played', result })
    }
  }
  return (game, day) => known.get(`${game} ${day}`) ?? { state: 'open' }
}

/** How many of the games are in each state. */
export type Counts = Record<GameState, number>

export function countsOf(states: readonly GameState[]): Counts {
  const counts: Counts = { solved: 0, played: 0, half: 0, open: 0 }
  for (const state of states) counts[state]++
  return counts
}

/** True of the player's own today, and of every day that is over everywhere. */
export const isPlayable = (day: Day, today: Day, now: number): boolean => day === today || isOpenInArchive(day, now)

export type Unsolved = { game: GameId; day: Day }

/**
 * Where to play on: the selected day's first game that is begun or untouched, a begun one before others; else that of
 * the nearest day before it, else of the newest. `days` are those that can be played, the newest first.
 */
export function nextUnsolved(
  days: readonly Day[],
  games: readonly GameId[],
  selected: Day | null,
  of: (game: GameId, day: Day) => Standing,
): Unsolved | null {
  const from = selected === null ? 0 : days.findIndex((day) => daysBetween(day, selected) >= 0)
  const order = from < 0 ? days : [...days.slice(from), ...days.slice(0, from)]
  for (const day of order) {
    const first = (state: GameState) => games.find((game) => of(game, day).state === state)
    const game = first('half') ?? first('open')
    if (game) return { game, day }
  }
  return null
}
