import type { Footballer } from './types.ts'

/** True for a career checked by a person; only such careers are used in questions or prove membership of a club. */
export const isRead = ({ confidence }: Pick<Footballer, 'confidence'>): boolean => confidence >= 1

/** True when no club is missing, so that an absent one disproves membership. */
export const hasAllClubs = ({ confidence }: Pick<Footballer, 'confidence'>): boolean => confidence >= 2

/** True when clubs and years are certain enough to show a career row by row. */
export const hasSureYears = ({ confidence }: Pick<Footballer, 'confidence'>): boolean => confidence >= 2
