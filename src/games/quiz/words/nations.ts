import type { Noun } from '#data/grammar-file.ts'
import { WEST_GERMANY } from '#data/phrases/former-teams.ts'
import type { QuizFacts } from '../deal/facts.ts'

const UNITED = 1991

/** True when the two years are of the same Germany. */
export const areOfOneGermany = (one: number, other: number): boolean => one < UNITED === other < UNITED

/** Name of a nation in that year. */
export const nationIn = (code: string, year: number, facts: QuizFacts): Noun =>
  code === 'DE' && year < UNITED ? WEST_GERMANY : facts.nation(code)
