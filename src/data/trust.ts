import type { Footballer } from './types.ts'

/** A career that a person has read: only such a one can be asked for, or prove that somebody played for a club. */
export const isRead = ({ confidence }: Pick<Footballer, 'confidence'>): boolean => confidence >= 1

/** No club is missing: whoever is not named there did not have him. */
export const hasAllClubs = ({ confidence }: Pick<Footballer, 'confidence'>): boolean => confidence >= 2

/** Clubs and years are known well enough to show a career row by row. */
export const hasSureYears = ({ confidence }: Pick<Footballer, 'confidence'>): boolean => confidence >= 2
