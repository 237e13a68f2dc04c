import type { Footballer } from './types.ts'

/** A career read by a person: only these are asked, or prove that somebody played for a club. */
export const isRead = ({ confidence }: Pick<Footballer, 'confidence'>): boolean => confidence >= 1

/** No club is missing, so an absent one disproves membership. */
export const hasAllClubs = ({ confidence }: Pick<Footballer, 'confidence'>): boolean => confidence >= 2

/** Clubs and years are certain enough to show a career row by row. */
export const hasSureYears = ({ confidence }: Pick<Footballer, 'confidence'>): boolean => confidence >= 2
