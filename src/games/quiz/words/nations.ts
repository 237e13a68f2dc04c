import type { Noun } from '#data/grammar-file.ts'
import type { QuizFacts } from '../deal/facts.ts'

/** West Germany played all tournaments from 1954 to 1990. */
const WEST_GERMANY: Noun = { en: 'West Germany', fr: 'RFA', es: 'RFA', articles: { en: '', fr: 'la', es: 'la' } }
const UNITED = 1991

/** True when the two years are of the same Germany. */
export const areOfOneGermany = (one: number, other: number): boolean => one < UNITED === other < UNITED

/** Name of a nation in that year. */
export const nationIn = (code: string, year: number, facts: QuizFacts): Noun =>
  code === 'DE' && year < UNITED ? WEST_GERMANY : facts.nation(code)
