// Constants outside the engine, because pages show them before they load the engine.

export const MAX_GUESSES = 8
export const MAX_HINTS = 2
/** Misses before the first hint. */
export const HINT_AFTER = 3
export const HINT_POINTS = 6

/** In the order of the board. */
export const TILE_KINDS = ['club', 'nation', 'league', 'role', 'age'] as const

export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]
