import type { Criterion, Difficulty, Verdict } from '#data/types.ts'

/** Somebody who comes, and the cells (0 to 15) that he meets. */
export type Dealt = { id: string; name: string; fits: readonly number[] }

/** `seconds`: for each player; null: no clock. */
export type Setup = {
  level: Difficulty
  seconds: number | null
  cells: readonly Criterion[]
  players: readonly Dealt[]
}

/**
 * What became of a player: put into a cell, into every free one by the wildcard, passed over by choice or by the clock,
 * put where he does not fit, or gone with the one before him.
 */
type Fate = 'placed' | 'wild' | 'skipped' | 'late' | 'wrong' | 'lost'

/** One a player, in their order. `cells`: those he filled; of a wrong one the cell that was tried. */
export type Turn = { did: Fate; cells: readonly number[] }

/**
 * `hinted`: the turn at which the hint was asked for. `since`: when the one who is asked came, ms since 1970; `pausedAt`:
 * when the clock was stopped, `since` itself where it has not begun.
 */
export type State = Setup & {
  turns: readonly Turn[]
  hinted: number | null
  since: number
  pausedAt: number | null
  gaveUp: boolean
}

/** `today`: what the facts of today say of the player and that cell; those of the deal count as much. */
export type Action =
  | { type: 'place'; cell: number; today: Verdict }
  | { type: 'wildcard'; today: readonly number[] }
  | { type: 'skip' }
  | { type: 'hint' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'timeUp' }
  | { type: 'giveUp' }

export type Refusal =
  'already-over' | 'cell-taken' | 'cannot-tell' | 'no-wildcard-left' | 'no-hint-left' | 'not-offered' | 'too-early'

export type Someone = { id: string; name: string }

/** A player who has been, with what became of him. */
export type Past = Someone & Turn

/** `by` is in it; `wild`: by the wildcard. */
export type Cell = { criterion: Criterion; state: 'open' | 'filled' | 'wild'; by: Someone | null }

export type View = {
  level: Difficulty
  cells: readonly Cell[]
  /** Who is asked for now; null while the clock stands. */
  current: Someone | null
  /** How many have been, and of how many. */
  at: number
  of: number
  filled: number
  wrong: number
  past: readonly Past[]
  /** False once it is played. */
  wildcard: boolean
  /** A cell that he fits, null for none of the free ones; absent: not asked of him. */
  hint?: number | null
  hintLeft: boolean
  seconds: number | null
  /** When the one who is asked is passed over, ms since 1970; null: never, or the clock stands. */
  deadline: number | null
  /** The clock stands: before a player's time has begun, or in the midst of it. Nobody is shown then. */
  paused: 'begin' | 'held' | null
  over: boolean
  gaveUp: boolean
  /** All who came or would have come; null until it is over. */
  players: readonly Dealt[] | null
}
