import { hasAllClubs } from '../trust.ts'
import type { Footballer } from '../types.ts'

const LEAST_FAME = 3

/** Footballers who can be on a board of Back four: known, with a complete career. */
export const backFourPool = (footballers: readonly Footballer[]): Footballer[] =>
  footballers.filter((one) => one.fame >= LEAST_FAME && hasAllClubs(one) && one.born !== null)
