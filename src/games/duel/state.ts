import type { Terms } from './terms.ts'

/** `lives` null: wrong answers end nothing. `stepMs` null: no clock. */
export type Limits = { lives: number | null; stepMs: number | null }

/** How a run ended: all was asked, the lives were gone, a deadline passed, or its player gave up. */
export type Ending = 'all' | 'lives' | 'time' | 'gave-up'

/** What every duel keeps beside what was dealt. */
type Play<Choice> = {
  answers: readonly Choice[]
  /** When the open question was first shown, ms since 1970. */
  askedAt: number
  /** The question that the hint was bought for; null = it is still there. */
  hinted: number | null
  closed: 'gave-up' | 'time' | null
}

export type Dealt = { terms: Terms }

export type State<Setup extends Dealt, Choice> = Setup & Play<Choice>

/** What the views of all duels tell. */
export type Standing = {
  terms: Terms
  /** Right answers so far: in a ranked run its length. */
  run: number
  /** Questions answered. */
  at: number
  /** Questions in all; null where there is no end but the lives'. */
  of: number | null
  /** Left; null where wrong answers end nothing. */
  lives: number | null
  /** When the open question ends the run, ms since 1970; null without a clock, and once it is over. */
  deadline: number | null
  ended: Ending | null
  over: boolean
  gaveUp: boolean
}

export type Refusal = 'already-over' | 'too-late' | 'too-early' | 'no-hint-left' | 'hint-too-early' | 'not-offered'
