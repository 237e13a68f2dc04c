import { daysBetween, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { isOpenInArchive } from '#core/months.ts'

/** State of a game's daily: `solved` by the game's own rule, `played` to the end without solving, `half` unfinished. */
export type GameState = 'solved' | 'played' | 'half' | 'open'

/** The part of a result that the archive shows. */
export type Result = { mode: string; date: Day; won: boolean; score: number; points: number; tags?: readonly string[] }
export type Results = Partial<Record<string, readonly Result[]>>
/** Days of unfinished runs, by game. */
export type Begun = Partial<Record<string, readonly Day[]>>

export type Standing = { state: GameState; result?: Result }

/** Looks up a player's state by game and day. A solved run takes precedence over others. */
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

/** Number of games in each state. */
export type Counts = Record<GameState, number>

export function countsOf(states: readonly GameState[]): Counts {
  const counts: Counts = { solved: 0, played: 0, half: 0, open: 0 }
  for (const state of states) counts[state]++
  return counts
}

/** True for the player's own today and for every day that has ended in all time zones. */
export const isPlayable = (day: Day, today: Day, now: number): boolean => day === today || isOpenInArchive(day, now)

export type Unsolved = { game: GameId; day: Day }

/**
 * The next game to play: the selected day's first unfinished, else untouched game; otherwise that of the nearest
 * earlier day, else of the newest day. `days` are the playable ones, newest first.
 */
export function nextUnsolved(
  days: readonly Day[],
  gamesOn: (day: Day) => readonly GameId[],
  selected: Day | null,
  of: (game: GameId, day: Day) => Standing,
): Unsolved | null {
  const from = selected === null ? 0 : days.findIndex((day) => daysBetween(day, selected) >= 0)
  const order = from < 0 ? days : [...days.slice(from), ...days.slice(0, from)]
  for (const day of order) {
    const first = (state: GameState) => gamesOn(day).find((game) => of(game, day).state === state)
    const game = first('half') ?? first('open')
    if (game) return { game, day }
  }
  return null
}
