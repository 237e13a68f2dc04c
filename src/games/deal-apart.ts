/**
 * Deals without what `past` names, the nearest day last. Where that leaves too few (a day drawn between two that were drawn
 * before), those farthest away may come again, `step` more at a time. `deal` throws a RangeError where what it is left with
 * is too small, and so does this where even the whole pool is.
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

/** What is dealt, or null where the pool is too small (a RangeError). */
export function dealtOrNull<Dealt>(deal: () => Dealt): Dealt | null {
  try {
    return deal()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
