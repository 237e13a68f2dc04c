import type { Day } from '#core/days.ts'
import type { Outcome } from '#games/outcome.ts'
import type { Seat } from '#games/engine.ts'
import type { Answer, Clue, State as BoardState, TileState, View as BoardView } from '../engine/index.ts'

export const MAX_SEATS = 8
export const MIN_PLAYERS = 2
export const ROUND_MS = 90_000
export const REVEAL_MS = 8_000

export type Settings = {
  rounds: 3 | 5
  difficulty: 'easy' | 'normal'
  /** Rivals see how many guesses I have made, not their colours. */
  hideColours: boolean
}

export type Player = {
  seat: Seat
  name: string
  ready: boolean
  /** Forfeited this match. */
  out: boolean
  /** Left for good: in the table until the next lobby. */
  gone: boolean
}

/** `ms` from the round's start to the end of this board; null while it is played. */
export type Board = { seat: Seat; board: BoardState; ms: number | null }

/** A seat's finished rounds: the guess that solved each (0 = not solved), ms of the solved ones, guesses in all. */
export type Tally = { seat: Seat; solvedAt: readonly number[]; ms: number; guesses: number }

export type Match = { id: string; day: Day; answers: readonly Answer[] }

export type Phase = 'lobby' | 'round' | 'reveal' | 'over'

export type State = {
  phase: Phase
  settings: Settings
  /** In order of seats. */
  players: readonly Player[]
  host: Seat | null
  match: Match | null
  /** Everybody asked for in this room, the newest last: a rematch asks for others. */
  asked: readonly string[]
  /** 0 is the first. */
  round: number
  startedAt: number
  /** When this phase ends, ms since 1970; null: when somebody acts. */
  until: number | null
  boards: readonly Board[]
  tally: readonly Tally[]
}

export type Action =
  /** Also renames whoever sits there. */
  | { type: 'sit'; name: string }
  | { type: 'stand' }
  | { type: 'forfeit' }
  | ({ type: 'settings' } & Settings)
  | { type: 'ready'; ready: boolean }
  | ({ type: 'kickOff' } & Match)
  | { type: 'guess'; clue: Clue }
  | { type: 'pass' }
  | { type: 'rematch' }
  | { type: 'timeUp' }

export type Refusal =
  | 'match-running'
  | 'no-seat'
  | 'not-host'
  | 'too-few-players'
  | 'no-round'
  | 'board-finished'
  | 'already-guessed'
  | 'not-over'
  | 'not-due'

export type RivalState = 'playing' | 'solved' | 'missed' | 'out'

/** Another's board: colours only, or nothing but a count where colours are hidden. */
export type Rival = { seat: Seat; rows: TileState[][] | null; guesses: number; state: RivalState }

export type Standing = Omit<Tally, 'guesses'> & {
  name: string
  /** Equal figures share a rank. */
  rank: number
  solved: number
  /** Of the solved rounds. */
  guesses: number
  out: boolean
  points: number
}

export type View = {
  phase: Phase
  you: Seat | null
  host: Seat | null
  settings: Settings
  players: readonly Player[]
  match: string | null
  /** 1 is the first. */
  round: number
  startedAt: number
  until: number | null
  /** My own; its answer stays null until the round is over for everybody. */
  board: BoardView | null
  rivals: Rival[]
  answer: Answer | null
  /** Of every round that was played, once the match is over. */
  answers: readonly Answer[]
  /** The rounds finished so far. */
  standings: Standing[]
  /** My match, once it is over. */
  outcome: (Outcome & { points: number; ms: number }) | null
}
