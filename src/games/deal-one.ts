import { pick, type Random } from '#core/random.ts'

/**
 * One footballer of the pool, none of the recent answers. When all of the pool was the answer lately, those longest ago
 * come first: `recent` is in order of time, the newest last. Throws a RangeError for an empty pool.
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
