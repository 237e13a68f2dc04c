/** Shirt numbers by line, 1-4-3-3. */
const LINES = [
  [1, 1],
  [2, 5],
  [6, 8],
  [9, 11],
] as const

/** True for the eleven; higher numbers sit on the bench and play extra time, outside a day's eleven. */
export const isInLineUp = ({ number }: { number: number }): boolean => number <= LINES.at(-1)![1]

/** Groups a team by line, from the goal. */
export const inFormation = <Player extends { number: number }>(players: readonly Player[]): Player[][] =>
  LINES.map(([from, to]) => players.filter(({ number }) => number >= from && number <= to))
