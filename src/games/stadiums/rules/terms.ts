// Terms without the engine: a page shows them before it loads the rules.

/** Grounds of a board. */
export const CARDS = 6
/** Crests of a board: two are decoys. */
export const LOGOS = 8
export const CHECKS = 3
/** Marks for a ground that is right at the first, second or third check, and for all six at the first. */
export const MARKS = [12, 6, 3] as const
export const ALL_AT_FIRST = 24
/** Marks above this limit are points. Three grounds at the first check reach it; a random board rarely does. */
export const CHANCE = 36
/** Cost of the city hint. */
export const HINT_POINTS = 2
