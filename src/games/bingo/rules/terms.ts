// Apart from the rules, so that a page can show them before it has loaded the rules.
import type { Difficulty } from '#data/types.ts'

/** Cells of a card, and of a row of it. */
export const CELLS = 16
export const ROW = 4

/** How many footballers come, one by one. */
export const PLAYERS: Record<Difficulty, number> = { easy: 40, normal: 32, hard: 29 }

/** For each of them in a timed run. */
export const SECONDS = 10

export const CELL_POINTS = 3
export const FULL_POINTS = 20
/** With a full card: a point for each who had not come yet, at most so many. */
export const MOST_LEFT_POINTS = 10
export const WILDCARD_POINTS = 5
export const WRONG_POINTS = 1
export const HINT_POINTS = 5
