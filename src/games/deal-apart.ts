import { pick, type Random } from '#core/random.ts'

/**
 * Deals without the ids in `past`, nearest day last. When too few are left (for a day drawn between days already
 * drawn), allows the farthest days again, `step` more at a time. Throws a RangeError, as `deal` does, when even the
 * whole pool is too small.
 */
export function dealApart<Dealt>(
  deal: (late: ReadonlySet<string>) => Dealt,
  past: readonly string[],
  { pool, step }: { pool: number; step: number },
): Dealt {
  for (let forgotten = Math.max(0, past.length - pool); forgotten < past.length; forgotten += step) {
    const dealt = dealtOrNull(() => deal(new Set(past.slice(forgotten))))
    if (dealt !== null) return dealt
  }
  return deal(new Set())
}

/** The items of a pool that no other daily of the day uses. */
export const untaken = <Item extends { name: string }>(pool: readonly Item[], taken: ReadonlySet<string>): Item[] =>
  pool.filter(({ name }) => !taken.has(name))

/** The deal, or null when the pool is too small (a RangeError). */
export function dealtOrNull<Dealt>(deal: () => Dealt): Dealt | null {
  try {
    return deal()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

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
