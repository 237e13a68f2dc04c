// Terms without the engine: a page shows them before it loads the rules.

/** Grounds of a board. */
export const CARDS = 6
/** Crests of a board: two are decoys. */
export const LOGOS = 8
export const CHECKS = 3
/** Cost of the city hint. */
export const HINT_POINTS = 2
