import type { Seat, Step } from '#games/engine.ts'
import type { Outcome } from '#games/outcome.ts'

/** Somebody in the room. */
export type Player = {
  seat: Seat
  name: string
  ready: boolean
  /** Forfeited this match. */
  out: boolean
  /** Left for good: in the table until the next lobby. */
  gone: boolean
}

type Phase = 'lobby' | 'running' | 'over'

/** When the running phase of a game began and when it ends, ms since 1970. */
type Clock = { since: number; until: number }

/** Fewer played than planned: the match was left before its last round. */
export type Rounds = { played: number; planned: number }

/** A seat's figures of a match; a game adds its own. In the order of the table. */
export type Row = {
  seat: Seat
  /** Equal figures share one; null while nobody has scored. */
  rank: number | null
  /** What the match is worth with its place. */
  points: number
  /** What it is worth without the place; at most `points`. */
  base: number
  score: number
  /** Time that counts, ms. */
  ms: number
  /** Own moves. */
  n: number
}

/** A match that a lobby arranged: two who do not know each other, by settings of the game's own. */
type Quick = {
  rated: boolean
  /** Until when the other one is awaited, before the match or for a rematch, ms since 1970. */
  until: number
}

export type MatchState<Settings, Game> = {
  phase: Phase
  settings: Settings
  /** In order of seats. */
  players: readonly Player[]
  host: Seat | null
  /** Id of the match, the last one's in a lobby. */
  match: string | null
  /** The game of that match; a rematch deals with an eye on it. */
  game: Game | null
  /** Null: a room among friends. */
  quick: Quick | null
}

export type MatchAction<Settings, Dealt, Move> =
  /** Also renames whoever sits there. */
  | { type: 'sit'; name: string }
  | { type: 'stand' }
  /** Of the shell, in an empty room: the match of two whom a lobby has brought together. */
  | { type: 'quick'; rated: boolean }
  | { type: 'forfeit' }
  | { type: 'settings'; settings: Settings }
  | { type: 'ready'; ready: boolean }
  | { type: 'kickOff'; match: string; dealt: Dealt }
  | { type: 'move'; move: Move }
  | { type: 'rematch' }
  | { type: 'timeUp' }

export type MatchRefusal =
  'match-running' | 'no-match' | 'no-seat' | 'not-host' | 'too-few-players' | 'not-over' | 'not-due'

export type Standing<Figures extends Row = Row> = Figures & { name: string; out: boolean }

export type MatchOutcome = Outcome & { points: number; base: number; ms: number }

export type MatchView<Settings = unknown, GameView = unknown, Figures extends Row = Row> = {
  phase: Phase
  over: boolean
  you: Seat | null
  host: Seat | null
  settings: Settings
  players: readonly Player[]
  match: string | null
  clock: Clock | null
  /** Null in the lobby. */
  game: GameView | null
  /** The table so far; empty in the lobby. */
  standings: Standing<Figures>[]
  /** My match, once it is over. */
  outcome: MatchOutcome | null
  quick: Quick | null
}

/** One game as a match plays it: what happens between the kick-off and the table. Pure, like an engine. */
export type MatchRules<Settings, Dealt, Game, Move, GameView, Figures extends Row, Reason extends string> = {
  seats: { least: number; most: number }
  defaults: Settings
  /** Of a quick match, which nobody decides. */
  quick: Settings
  /** `before`: the game of the match before in the same room. */
  kickOff(dealt: Dealt, at: { seats: readonly Seat[]; settings: Settings; before: Game | null }, now: number): Game
  apply(game: Game, move: Move, by: Seat, now: number): Step<Game, Reason>
  /** The seat plays no more. */
  forfeit(game: Game, seat: Seat, now: number): Game
  /** Too few are left: the game ends where it stands. */
  stop(game: Game, now: number): Game
  /** Null: nothing happens by itself. */
  clock(game: Game): Clock | null
  /** The clock has run out. */
  timeUp(game: Game, now: number): Game
  isOver(game: Game): boolean
  rounds(game: Game): Rounds
  /** One row for every seat that kicked off, the best first, who forfeited last. */
  table(game: Game): Figures[]
  /** What one seat may see of the game; `over`: of a finished match. */
  view(game: Game, seat: Seat | null, settings: Settings, over: boolean): GameView
}
