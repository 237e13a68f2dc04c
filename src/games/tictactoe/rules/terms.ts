// Constants outside the engine, because pages show a grid before they load the engine.

/** Number of rows, and of columns. */
export const SIDE = 3
/** Cells are counted row by row, from 0. */
export const CELLS = SIDE * SIDE
/** One guess per cell, right or wrong. */
export const GUESSES = CELLS

export const rowOf = (cell: number): number => Math.floor(cell / SIDE)
export const columnOf = (cell: number): number => cell % SIDE

/** Minimum of right cells to earn points. */
export const LEAST_PAID = 2
