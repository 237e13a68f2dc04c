// Apart from the rules, so that a page can show them before it has loaded the rules.

/** Rows that lie open from the start. */
export const FIRST_ROWS = 2
/** Names and reveals together: one more than there are rows, and never more than this. */
export const MOST_TURNS = 8
export const HARD_TURNS = 3

/** In the order in which they open, once no row is hidden any more; bought before that, they cost. */
export const CLUES = ['nation', 'position', 'initials'] as const
export const CLUE_POINTS = 5

/** Turns for a career of so many rows. */
export const turnsFor = (rows: number, isHard: boolean): number =>
  isHard ? HARD_TURNS : Math.min(MOST_TURNS, rows + 1)

const LEAST_POINTS = 10
const HIDDEN_POINTS = 50
/** For the first, second and third turn. */
export const HARD_POINTS = [70, 50, 30] as const

/** 60 while every hidden row is hidden, whatever the length of the career, 10 when none is. */
export const pointsFor = (hidden: number, hiddenAtStart: number): number =>
  LEAST_POINTS + Math.round((HIDDEN_POINTS * hidden) / hiddenAtStart)

/** For who is found at a turn, from 1. */
export const hardPointsFor = (turn: number): number => HARD_POINTS[turn - 1]!
