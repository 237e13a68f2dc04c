import { pick, type Random } from '#core/random.ts'

/**
 * Deals one footballer of the pool who is not in `recent`, which is in order of time, newest last. When the whole pool
 * is recent, the oldest come first. Throws a RangeError for an empty pool.
 */
export function dealOne<Footballer extends { id: string }>(
  pool: readonly Footballer[],
  random: Random,
  recent: readonly string[] = [],
): Footballer {
  const lastSeen = new Map(recent.map((id, at) => [id, at]))
  const fresh = pool.filter(({ id }) => !lastSeen.has(id))
  if (fresh.length > 0) return pick(fresh, random)
  const oldest = pool.toSorted((one, other) => lastSeen.get(one.id)! - lastSeen.get(other.id)!)
  return pick(oldest.slice(0, 1), random)
}
