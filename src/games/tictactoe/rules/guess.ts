import type { Verdict } from '#data/types.ts'
import { GRID_SIDES, type GridSide } from './axis.ts'

/** Whoever is named for a cell. `share`: of all who answer there, by the prior (0 to 1). */
export type Candidate = { id: string; row: Verdict; column: Verdict; share: number }

/** What a name is for its cell: right, wrong with the sides that fail, or nobody can tell. */
export type Judged = { is: 'right' } | { is: 'wrong'; fails: GridSide[] } | { is: 'unknown' }

/** One side that is proven not to fit is enough; what is uncertain is never held against anybody. */
export function judged(candidate: Pick<Candidate, GridSide>): Judged {
  const fails = GRID_SIDES.filter((side) => candidate[side] === 'no')
  if (fails.length > 0) return { is: 'wrong', fails }
  return GRID_SIDES.every((side) => candidate[side] === 'yes') ? { is: 'right' } : { is: 'unknown' }
}
