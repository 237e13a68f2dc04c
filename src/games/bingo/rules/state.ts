import type { Criterion, Difficulty, Names, Verdict } from '#data/types.ts'

/** A dealt player, and the cells (0 to 15) that he meets. */
export type Dealt = { id: string; name: string; fits: readonly number[] }

/** Short names of clubs by id and of nations by code, in all languages where they differ. */
export type CardNames = Readonly<Record<string, string | Names>>

/**
 * `seconds`: time for each player, null without a clock. `names`: labels for a daily, whose card is shown before the
 * pack loads.
 */
export type Setup = {
  level: Difficulty
  seconds: number | null
  cells: readonly Criterion[]
  players: readonly Dealt[]
  names?: CardNames
}

/**
 * Result of a player's turn: placed in a cell, placed by the wildcard in every free cell he meets, skipped by choice,
 * skipped by the clock, placed wrongly, or lost because the previous player was placed wrongly.
 */
type Fate = 'placed' | 'wild' | 'skipped' | 'late' | 'wrong' | 'lost'

/** One turn per player, in their order. `cells`: the cells he filled, or the cell of a wrong placement. */
export type Turn = { did: Fate; cells: readonly number[] }

/**
 * `hinted`: the turn of the hint. `since`: when the current player appeared, ms since 1970; `pausedAt`: when the clock
 * stopped, equal to `since` before it has started.
 */
export type State = Setup & {
  turns: readonly Turn[]
  hinted: number | null
  since: number
  pausedAt: number | null
  gaveUp: boolean
}

/** `today`: verdict of today's facts for the player and that cell; the facts of the deal count as well. */
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

/** A past player with his turn. */
export type Past = Someone & Turn

/** `by`: the player in the cell; `wild`: filled by the wildcard. */
export type Cell = { criterion: Criterion; state: 'open' | 'filled' | 'wild'; by: Someone | null }

export type View = {
  level: Difficulty
  cells: readonly Cell[]
  /** Sent until the first turn, if the setup has them. */
  names?: CardNames
  /** Current player; null while the clock is stopped. */
  current: Someone | null
  /** Players shown so far, and their total. */
  at: number
  of: number
  filled: number
  wrong: number
  past: readonly Past[]
  /** False once used. */
  wildcard: boolean
  /** A free cell that he fits, null when there is none; absent when no hint was taken for him. */
  hint?: number | null
  hintLeft: boolean
  seconds: number | null
  /** When the current player is skipped, ms since 1970; null without a clock or while it is stopped. */
  deadline: number | null
  /** The clock is stopped, before the first start or within a player's time. No player is shown then. */
  paused: 'begin' | 'held' | null
  over: boolean
  gaveUp: boolean
  /** All dealt players; null until the run is over. */
  players: readonly Dealt[] | null
}
