// Apart from the rules, so that a page can show a grid before it has loaded them.

/** Rows, and columns. */
export const SIDE = 3
/** Cells are counted row by row, from 0. */
export const CELLS = SIDE * SIDE
/** A guess a cell; a wrong one is gone. */
export const GUESSES = CELLS

/** The eight lines, as cells. */
export const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

export const rowOf = (cell: number): number => Math.floor(cell / SIDE)
export const columnOf = (cell: number): number => cell % SIDE

/** The lines of which every cell is so. */
export const linesOf = (isFilled: (cell: number) => boolean): (readonly number[])[] =>
  LINES.filter((line) => line.every(isFilled))
