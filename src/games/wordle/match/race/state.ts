import type { Day } from '#core/days.ts'
import type { Seat } from '#games/engine.ts'
import type { MatchState, MatchView, Row } from '#games/match/state.ts'
import type { Answer, Clue, State as BoardState, TileState, View as BoardView } from '../../rules/engine.ts'

export const SEATS = { least: 2, most: 8 } as const
export const ROUND_MS = 90_000
/** Time left for the others after the first solution. */
export const AFTER_HIT_MS = 20_000
export const REVEAL_MS = 8_000

export type Settings = {
  rounds: 3 | 5
  difficulty: 'easy' | 'normal'
  /** Opponents see only the number of guesses, not their colours. */
  hideColours: boolean
}

export type Dealt = { day: Day; answers: readonly Answer[] }

/** `ms` from the round's start to the end of this board; null while it is played. */
export type Board = { seat: Seat; board: BoardState; ms: number | null }

/** Finished rounds of a seat: the guess that solved each (0 = not solved), ms of solved rounds, total guesses. */
export type Tally = { seat: Seat; solvedAt: readonly number[]; ms: number; guesses: number }

type Phase = 'round' | 'reveal' | 'over'

export type Game = Dealt & {
  phase: Phase
  /** All answers of this room, newest last, so that a rematch uses others. */
  asked: readonly string[]
  /** 0 is the first. */
  round: number
  startedAt: number
  /** When this phase ends, ms since 1970; null once the match is over. */
  until: number | null
  boards: readonly Board[]
  tally: readonly Tally[]
  /** Seats that forfeited. */
  out: readonly Seat[]
}

/** `pass` gives up the round, not the match. */
export type Move = { type: 'guess'; clue: Clue } | { type: 'pass' }

export type Refusal = 'no-round' | 'no-seat' | 'board-finished' | 'already-guessed'

export type RivalState = 'playing' | 'solved' | 'missed' | 'out'

/** A board as opponents see it: colours only, or only a count when colours are hidden. */
export type Rival = { seat: Seat; rows: TileState[][] | null; guesses: number; state: RivalState }

export type Figures = Row & {
  solvedAt: readonly number[]
  /** Guesses in solved rounds. */
  guesses: number
}

export type GameView = {
  phase: Phase
  /** 1 is the first. */
  round: number
  /** The viewer's board; its answer is null until the round is over for all. */
  board: BoardView | null
  /** All boards in order of seats; the viewer's own is never hidden. */
  boards: Rival[]
  answer: Answer | null
  /** Answers of all rounds, once the match is over. */
  answers: readonly Answer[]
}

export type State = MatchState<Settings, Game>
export type View = MatchView<Settings, GameView, Figures>
