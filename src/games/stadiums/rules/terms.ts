// Apart from the rules: a page shows them before it has loaded those.

/** Grounds of a board. */
export const CARDS = 6
/** Crests of a board: two belong to none of its grounds. */
export const LOGOS = 8
export const CHECKS = 3
/** Of a hint: the city. */
export const HINT_POINTS = 2
