import type { Seat, Step } from '#games/engine.ts'
import type { Outcome } from '#games/outcome.ts'

/** A player in the room. */
export type Player = {
  seat: Seat
  name: string
  ready: boolean
  /** Forfeited this match. */
  out: boolean
  /** Left the room; stays in the table until the next lobby. */
  gone: boolean
}

type Phase = 'lobby' | 'running' | 'over'

/** Start and end of a game's current phase, ms since 1970. */
type Clock = { since: number; until: number }

/** `played` is below `planned` when the match ended early. */
export type Rounds = { played: number; planned: number }

/** A seat's figures in the match, extended by the game. Rows are sorted as in the table. */
export type Row = {
  seat: Seat
  /** Equal figures share a rank; null while no seat has scored. */
  rank: number | null
  /** Points of the match, including those for the place. */
  points: number
  /** Points without the place; at most `points`. */
  base: number
  score: number
  /** Counted time, ms. */
  ms: number
  /** Number of the seat's own moves. */
  n: number
}

/** A match arranged by a lobby, between two strangers, with the game's own settings. */
type Quick = {
  rated: boolean
  /** Deadline for the other player to join or to accept a rematch, ms since 1970. */
  until: number
}

export type MatchState<Settings, Game> = {
  phase: Phase
  settings: Settings
  /** In order of seats. */
  players: readonly Player[]
  host: Seat | null
  /** Id of the match; in a lobby, of the last match. */
  match: string | null
  /** Game of that match; a rematch takes it into account when dealing. */
  game: Game | null
  /** Null in a room among friends. */
  quick: Quick | null
}

export type MatchAction<Settings, Dealt, Move> =
  /** Also renames the player of that seat. */
  | { type: 'sit'; name: string }
  | { type: 'stand' }
  /** Sent by the shell to an empty room: the match of two players paired by a lobby. */
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
  /** Outcome of the viewer's own match, once it is over. */
  outcome: MatchOutcome | null
  quick: Quick | null
}

/** A game's rules between kick-off and table. Pure, like an engine. */
export type MatchRules<Settings, Dealt, Game, Move, GameView, Figures extends Row, Reason extends string> = {
  seats: { least: number; most: number }
  defaults: Settings
  /** Fixed settings of a quick match. */
  quick: Settings
  /** `before`: the previous game in the same room. */
  kickOff(dealt: Dealt, at: { seats: readonly Seat[]; settings: Settings; before: Game | null }, now: number): Game
  apply(game: Game, move: Move, by: Seat, now: number): Step<Game, Reason>
  /** Takes the seat out of the game. */
  forfeit(game: Game, seat: Seat, now: number): Game
  /** Ends the game as it stands, when too few players are left. */
  stop(game: Game, now: number): Game
  /** Null without a running clock. */
  clock(game: Game): Clock | null
  /** The clock has run out. */
  timeUp(game: Game, now: number): Game
  isOver(game: Game): boolean
  rounds(game: Game): Rounds
  /** A row for every seat of the kick-off, best first, forfeited seats last. */
  table(game: Game): Figures[]
  /** What one seat may see of the game; `over`: the match is finished. */
  view(game: Game, seat: Seat | null, settings: Settings, over: boolean): GameView
}
