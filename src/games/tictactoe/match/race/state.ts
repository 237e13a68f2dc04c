import type { BEST_OF, STEALS, TURN_SECONDS } from '#contracts/tictactoe-room.ts'
import type { Seat } from '#games/engine.ts'
import type { MatchState, MatchView as RoomView, Row } from '#games/match/state.ts'
import type { Grid } from '../../rules/axis.ts'
import type { Candidate } from '../../rules/guess.ts'
import type { MatchEnd, MatchRefusal, MatchState as Board, MatchView as BoardView, Side } from '../../rules/match.ts'

export const SEATS = { least: 2, most: 2 } as const
/** The end of a board stands so long. */
export const REVEAL_MS = 6_000
/** So many turns of one's own in a row let run out, and the match is lost. */
export const LATE_TURNS = 2

export type Settings = {
  bestOf: (typeof BEST_OF)[number]
  steals: (typeof STEALS)[number]
  /** Of the side that begins a board; absent: the same. */
  starterSteals?: number
  /** For a turn; 0: no clock. */
  seconds: (typeof TURN_SECONDS)[number]
}

/** A grid for every board that may be needed. */
export type Dealt = { grids: readonly Grid[] }

type Phase = 'turn' | 'reveal' | 'over'

export type Game = Dealt & {
  settings: Settings
  phase: Phase
  /** Who is X and who is O, in that order. */
  sides: readonly [Seat, Seat]
  /** The side that begins the first board; they take turns. A rematch begins with the other seat. */
  first: Side
  board: Board
  /** Those that were played to their end, but for the one on the table. */
  boards: readonly Board[]
  /** How the boards so far ended. */
  ends: readonly MatchEnd[]
  startedAt: number
  /** When the turn or the reveal ends, ms since 1970; null: no clock, or all is over. */
  until: number | null
  /** Turns in a row that each side let run out. */
  late: readonly [number, number]
  /** Names that each side gave, and how long its turns took, ms. */
  named: readonly [number, number]
  ms: readonly [number, number]
  /** The side that left, or let its turns run out. */
  lost: Side | null
  /** Keys of the axes of this room, the newest last: a rematch asks others. */
  asked: readonly string[]
}

export type Move = { type: 'place'; cell: number; player: Candidate } | { type: 'pass' }

export type Refusal = MatchRefusal | 'no-round' | 'no-seat'

/** Boards won are the score. */
export type Figures = Row & { drawn: number }

export type GameView = {
  phase: Phase
  /** 1 is the first. */
  number: number
  board: BoardView
  /** Who is X and who is O. */
  sides: readonly [Seat, Seat]
  /** The side of whoever looks; null: a spectator. */
  you: Side | null
  /** Boards that each side has won. */
  score: readonly [number, number]
  /** The side that left the match. */
  lost: Side | null
  /** Every board that was played, once the match is over. */
  boards: readonly BoardView[]
}

export type State = MatchState<Settings, Game>
export type View = RoomView<Settings, GameView, Figures>
