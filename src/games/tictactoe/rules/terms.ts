// Apart from the rules, so that a page can show a grid before it has loaded them.

/** Rows, and columns. */
export const SIDE = 3
/** Cells are counted row by row, from 0. */
export const CELLS = SIDE * SIDE
/** A guess a cell; a wrong one is gone. */
export const GUESSES = CELLS

export const rowOf = (cell: number): number => Math.floor(cell / SIDE)
export const columnOf = (cell: number): number => cell % SIDE
