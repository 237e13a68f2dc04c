import type { Difficulty, Footballer } from '../types.ts'

export { DIFFICULTIES, type Difficulty } from '../types.ts'

type Fame = Pick<Footballer, 'fame'>

/** Minimum fame per difficulty. */
const FAME_FLOOR: Record<Difficulty, number> = { easy: 4, normal: 3, hard: 1 }

export const isKnownEnough =
  (difficulty: Difficulty) =>
  ({ fame }: Fame): boolean =>
    fame >= FAME_FLOOR[difficulty]

/** The `size` best known; the list's order decides within a grade. */
export const bestKnown = <Someone extends Fame>(footballers: readonly Someone[], size: number): Someone[] =>
  footballers.toSorted((one, other) => other.fame - one.fame).slice(0, size)
