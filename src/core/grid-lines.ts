/** The eight lines of a grid of nine, as cells. */
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

/** Lines whose cells all satisfy `isFilled`. */
export const getFilledLines = (isFilled: (cell: number) => boolean): (readonly number[])[] =>
  LINES.filter((line) => line.every(isFilled))
