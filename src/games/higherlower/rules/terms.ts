// Apart from the rules: a page draws the ring before it has loaded them.

/** Time for one answer of a ranked run; a second of travel comes on top (`TRAVEL_MS`). */
export const STEP_MS = 10_000
