import type { Terms } from './terms.ts'

/** `lives` is null when wrong answers are free, `stepMs` when there is no clock. */
export type Limits = { lives: number | null; stepMs: number | null }

/** How a run ended: all questions answered, no lives left, deadline passed, or given up. */
export type Ending = 'all' | 'lives' | 'time' | 'gave-up'

/** State of every duel, without its deal. */
type Play<Choice> = {
  answers: readonly Choice[]
  /** When the open question was first shown, ms since 1970. */
  askedAt: number
  /** Question the hint was bought for, null while it is unused. */
  hinted: number | null
  closed: 'gave-up' | 'time' | null
}

export type Dealt = { terms: Terms }

export type State<Setup extends Dealt, Choice> = Setup & Play<Choice>

/** Fields common to the views of all duels. */
export type Standing = {
  terms: Terms
  /** Right answers so far; in a ranked run, the length of the run. */
  run: number
  /** Questions answered. */
  at: number
  /** Number of questions, null when only lives end the run. */
  of: number | null
  /** Lives left, null when wrong answers are free. */
  lives: number | null
  /** When the open question ends the run, ms since 1970; null without a clock and once the run is over. */
  deadline: number | null
  ended: Ending | null
  over: boolean
  gaveUp: boolean
}

export type Refusal = 'already-over' | 'too-late' | 'too-early' | 'no-hint-left' | 'hint-too-early' | 'not-offered'
