// Terms without the engine: a page draws the ring before it loads the rules.

/** Time for one answer of a ranked run; `TRAVEL_MS` is added for the network. */
export const STEP_MS = 10_000
