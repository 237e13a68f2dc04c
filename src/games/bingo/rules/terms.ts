// Constants outside the engine, because pages show them before they load the engine.
import type { Difficulty } from '#data/types.ts'

/** Cells of a card, and of a row. */
export const CELLS = 16
export const ROW = 4

/** Footballers of a run. */
export const PLAYERS: Record<Difficulty, number> = { easy: 40, normal: 32, hard: 29 }

/** Seconds for each player in a timed run. */
export const SECONDS = 10

export const CELL_POINTS = 4
/** Minimum of filled cells to earn points; random taps fill fewer. */
export const LEAST_PAID = 8
export const FULL_POINTS = 20
/** Maximum of points for players left on a full card, one point each. */
export const MOST_LEFT_POINTS = 10
export const WILDCARD_POINTS = 5
export const WRONG_POINTS = 1
export const HINT_POINTS = 5
