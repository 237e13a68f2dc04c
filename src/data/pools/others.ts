import type { Other } from '../types.ts'
import type { Criterion, Verdict } from './criteria.ts'

/**
 * Whether somebody of the second tier meets a criterion. His clubs are sure but need not be all, and of leagues and titles
 * nothing is known: what he is not on record for is `unknown`, which costs nothing.
 */
export function verdictOfOther(criterion: Criterion, { clubs, nation, role }: Other): Verdict {
  switch (criterion.kind) {
    case 'club':
      return clubs.includes(criterion.club) ? 'yes' : 'unknown'
    case 'nation':
      return nation === criterion.nation ? 'yes' : 'no'
    case 'role':
      return role === criterion.role ? 'yes' : 'no'
    default:
      return 'unknown'
  }
}
