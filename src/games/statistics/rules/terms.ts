// Apart from the rules: a page draws the ring before it has loaded them.

/** Time for one answer of a ranked run; a second of travel comes on top (`TRAVEL_MS`). */
export const STEP_MS = 8_000

/** From this question on, counted from 1, a ranked run hides the clubs. */
export const CLUBS_HIDDEN_FROM = 10
