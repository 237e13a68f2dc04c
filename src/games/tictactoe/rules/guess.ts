import type { Verdict } from '#data/types.ts'
import { GRID_SIDES, type GridSide } from './axis.ts'

/** A footballer named for a cell. `share` of all answers by the estimate (0 to 1). */
export type Candidate = { id: string; row: Verdict; column: Verdict; share: number }

/** Result of a name: right, wrong with the failing sides, or undecidable. */
export type Judged = { is: 'right' } | { is: 'wrong'; fails: GridSide[] } | { is: 'unknown' }

/** One side that provably fails is enough; uncertain facts never count against a player. */
export function judged(candidate: Pick<Candidate, GridSide>): Judged {
  const fails = GRID_SIDES.filter((side) => candidate[side] === 'no')
  if (fails.length > 0) return { is: 'wrong', fails }
  return GRID_SIDES.every((side) => candidate[side] === 'yes') ? { is: 'right' } : { is: 'unknown' }
}
