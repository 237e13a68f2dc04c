import type { BEST_OF, STEALS, TURN_SECONDS } from '#contracts/tictactoe-room.ts'
import type { Seat } from '#games/engine.ts'
import type { MatchState, MatchView as RoomView, Row } from '#games/match/state.ts'
import type { Grid, Candidate } from '../../rules/grid.ts'
import type { MatchEnd, MatchRefusal, MatchState as Board, MatchView as BoardView, Side } from '../../rules/match.ts'

export const SEATS = { least: 2, most: 2 } as const
/** Duration of the reveal after a board. */
export const REVEAL_MS = 6_000
/** Consecutive turns that a side may let run out before it loses the match. */
export const LATE_TURNS = 2

export type Settings = {
  bestOf: (typeof BEST_OF)[number]
  steals: (typeof STEALS)[number]
  /** Steals of the side that begins a board; absent: the same number. */
  starterSteals?: number
  /** Seconds per turn; 0: no clock. */
  seconds: (typeof TURN_SECONDS)[number]
}

/** A grid for every board that may be needed. */
export type Dealt = { grids: readonly Grid[] }

type Phase = 'turn' | 'reveal' | 'over'

export type Game = Dealt & {
  settings: Settings
  phase: Phase
  /** Seats of X and O, in that order. */
  sides: readonly [Seat, Seat]
  /** The side that begins the first board; they take turns. A rematch begins with the other seat. */
  first: Side
  board: Board
  /** Finished boards, without the current one. */
  boards: readonly Board[]
  /** How the finished boards ended. */
  ends: readonly MatchEnd[]
  startedAt: number
  /** When the turn or the reveal ends, ms since 1970; null without a clock or when all is over. */
  until: number | null
  /** Consecutive turns that each side let run out. */
  late: readonly [number, number]
  /** Names given by each side, and the time of its turns, ms. */
  named: readonly [number, number]
  ms: readonly [number, number]
  /** The side that left or let its turns run out. */
  lost: Side | null
  /** Keys of axes used in this room, newest last, so that a rematch uses others. */
  asked: readonly string[]
}

export type Move = { type: 'place'; cell: number; player: Candidate } | { type: 'pass' }

export type Refusal = MatchRefusal | 'no-round' | 'no-seat'

/** The score counts boards won. */
export type Figures = Row & { drawn: number }

export type GameView = {
  phase: Phase
  /** 1 is the first. */
  number: number
  board: BoardView
  /** Seats of X and O. */
  sides: readonly [Seat, Seat]
  /** Side of the viewer; null for a spectator. */
  you: Side | null
  /** Boards won by each side. */
  score: readonly [number, number]
  /** The side that left the match. */
  lost: Side | null
  /** All played boards, once the match is over. */
  boards: readonly BoardView[]
}

export type State = MatchState<Settings, Game>
export type View = RoomView<Settings, GameView, Figures>
