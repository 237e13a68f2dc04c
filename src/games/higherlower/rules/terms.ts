// Constants outside the engine, because pages draw the clock ring before they load the engine.

/** Time for one answer of a ranked run; `TRAVEL_MS` is added for the network. */
export const STEP_MS = 10_000
