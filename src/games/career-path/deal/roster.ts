import { clubName } from '#data/club-names.ts'
import { clubById, FOOTBALLERS, footballerById } from '#data/facts.ts'
import { otherById } from '#data/others.ts'
import { careerPathPool, LEAST_ANSWERS_POOL, whoWasAt, type CareerPathMode } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'
import { candidateOf } from './deal.ts'
import type { Candidate, Row } from '../rules/engine.ts'

/** Pool of a mode from the facts, for the server; a browser loads its own file. */
export const answerPool = (mode: CareerPathMode): Footballer[] => careerPathPool(mode, FOOTBALLERS)

/** False when the pool is below the minimum: then the daily is closed. */
export const isDailyOpen = (pool: readonly Footballer[]): boolean => pool.length >= LEAST_ANSWERS_POOL

/** Any footballer who can be named; clubs of the second tier may be incomplete. Undefined for an unknown id. */
export function candidateById(id: string): Candidate | undefined {
  const footballer = footballerById(id)
  if (footballer) return candidateOf(footballer)
  const other = otherById(id)
  return other && { id, clubs: other.clubs, isSure: false }
}

export const wasAt = whoWasAt(FOOTBALLERS)

export const shownClub = (id: string): Pick<Row, 'name' | 'local' | 'crest'> => ({
  ...clubName(id),
  crest: clubById(id)?.colours != null,
})
