const FULL_RUNS = 5
const HALF_RUNS = 15

/** Bonuses of a daily puzzle (docs/games/README.md). */
export const DAILY_POINTS = 10
export const FIRST_OF_DAY_POINTS = 10
/** Bonus for finishing every open daily of a day with something right in each. */
export const WHOLE_DAY_POINTS = 50
/** Minimum number of open dailies for that bonus. */
export const WHOLE_DAY_GAMES = 4

/** Credited points of a practice run: runs 1-5 of a game and day in full, 6-15 half, later a fifth. Rounded down. */
export function creditedPoints(points: number, runOfDay: number): number {
  if (points <= 0) return 0
  if (runOfDay <= FULL_RUNS) return Math.floor(points)
  return Math.floor(points / (runOfDay <= HALF_RUNS ? 2 : 5))
}

/** A line of the points breakdown: a message key of `play.lines` and its points. */
export type PointLine = { key: string; points: number; count?: number }

export const total = (lines: readonly PointLine[]): number => lines.reduce((sum, line) => sum + line.points, 0)
