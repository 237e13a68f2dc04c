// Constants outside the engine, because pages show them before they load the engine.

/** Rows open at the start. */
export const FIRST_ROWS = 2
/** Maximum of turns, guesses and reveals together; a shorter career has one turn more than rows. */
export const MOST_TURNS = 8
export const HARD_TURNS = 3

/** Clues in the order they open once every row is open; bought earlier, they cost points. */
export const CLUES = ['nation', 'position', 'initials'] as const
export const CLUE_POINTS = 5

/** Turns for a career with that many rows. */
export const turnsFor = (rows: number, isHard: boolean): number =>
  isHard ? HARD_TURNS : Math.min(MOST_TURNS, rows + 1)

const LEAST_POINTS = 10
const HIDDEN_POINTS = 40
/** Points for the first, second and third turn. */
export const HARD_POINTS = [70, 50, 30] as const

/** From 50 points while all rows are hidden down to 10 with none hidden, for any length of career. */
export const pointsFor = (hidden: number, hiddenAtStart: number): number =>
  LEAST_POINTS + Math.round((HIDDEN_POINTS * hidden) / hiddenAtStart)

/** Points for the right answer at a turn, counted from 1. */
export const hardPointsFor = (turn: number): number => HARD_POINTS[turn - 1]!
