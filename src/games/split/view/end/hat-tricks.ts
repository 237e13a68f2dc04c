import type { ResultRecord } from '#contracts/results.ts'
import { CLEAN } from '#games/outcome.ts'

type Kept = Pick<ResultRecord, 'tags' | 'items'>

/** Runs of three without a miss; the one that ends now, of `three`, counts before it is kept, and not twice after. */
export function hatTricks(records: readonly Kept[], three: readonly string[] | null): number {
  const kept = records.filter(({ tags }) => tags.includes(CLEAN))
  const isNew = three !== null && !kept.some(({ items }) => three.every((id) => items?.includes(id)))
  return kept.length + (isNew ? 1 : 0)
}
