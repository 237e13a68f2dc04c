import { THIRDS } from '../../rules/terms.ts'
import type { Shares } from '../../rules/shares.ts'

/** The shares as the server tells them; all null for practice, and where nobody can say. */
export function sharesIn(facts: unknown): readonly (number | null)[] {
  const { found } = (facts ?? {}) as Partial<Shares>
  return THIRDS.map((_, third) => {
    const share: unknown = found?.[third]
    return Number.isInteger(share) ? (share as number) : null
  })
}
