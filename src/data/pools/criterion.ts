import type { Proofs } from '../evidence-file.ts'
import type { Records } from '../records-file.ts'
import type { Criterion, Verdict } from '../types.ts'

export type { Criterion, CriterionKind, Verdict } from '../types.ts'

/** What is known beside the footballer himself. */
export type Evidence = Pick<Records, 'honours' | 'squads'> & Proofs

/** No only where it is proven. */
export const yesOr = (meets: boolean, proven: boolean): Verdict => (meets ? 'yes' : proven ? 'no' : 'unknown')

/** `club:arsenal`, `clubs:arsenal+chelsea`: one text per criterion. */
export function keyOf({ kind, ...rest }: Criterion): string {
  return `${kind}:${Object.values(rest).flat().join('+')}`
}
