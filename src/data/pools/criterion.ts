import type { Proofs } from '../evidence-file.ts'
import type { Records } from '../records-file.ts'
import type { Criterion, Verdict } from '../types.ts'

export type { Criterion, CriterionKind, Verdict } from '../types.ts'

/** Evidence besides the footballer's own fields. */
export type Evidence = Pick<Records, 'honours' | 'squads'> & Proofs

/** No only where it is proven, otherwise unknown. */
export const yesOr = (meets: boolean, proven: boolean): Verdict => (meets ? 'yes' : proven ? 'no' : 'unknown')

/** `club:arsenal`, `clubs:arsenal+chelsea`: unique key of a criterion. */
export function keyOf({ kind, ...rest }: Criterion): string {
  return `${kind}:${Object.values(rest).flat().join('+')}`
}
