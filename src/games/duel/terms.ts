// Constants outside the engine, because pages show them before they load the engine.

/** Kind of run: the day's ten, practice, or ranked. */
export type Terms = 'today' | 'normal' | 'ranked'

/** Questions of a daily run, and of practice that is not endless. */
export const ASKED = 10

/** Lives of endless practice: the third wrong answer ends the run. */
export const LIVES = 3

/** Questions of the longest run: a run has 200 steps, and giving up is one. */
export const MOST_QUESTIONS = 199

/** Network allowance added to a step's deadline. */
export const TRAVEL_MS = 1_000

/**
 * Allowance for the first pair's pictures, added to the first deadline only: the shown clock starts when both are
 * decoded, at the latest after this time. A fixed sum, so that a browser gains nothing by reporting late.
 */
export const PICTURES_MS = 3_000

/**
 * Right answers needed to win and to earn points. Random answers reach nine of ten in 1 % of runs, ten in 2 % of
 * endless runs and five in 3 % of ranked runs.
 */
export const WON_FROM: Record<'ten' | 'endless' | 'ranked', number> = { ten: 9, endless: 10, ranked: 5 }
