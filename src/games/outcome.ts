import type { PointLine } from '#core/points.ts'

/** What a finished run was worth, before the bonuses of the day: the same in browser, server and room. */
export type Outcome = {
  won: boolean
  /** The game's own figure, such as the guess that solved a Wordle (0 = not solved). */
  score: number
  /** Add up to the points of the run; empty when nothing was right. */
  lines: PointLine[]
  /** Actions taken. */
  n: number
  tags: string[]
  /** Ids of what was named or filled right, at most 16; absent in games that collect nothing. */
  items?: string[]
}
