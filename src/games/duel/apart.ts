const NOTHING: ReadonlySet<string> = new Set()

/** Names two footballers whatever their order: a key of what a day used. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ')

/**
 * What `deal` makes, `count` long, without the pairs of `past`, the nearest day last: where that leaves too few (a day drawn
 * between two that were drawn before), those farthest away may come again, a day at a time.
 */
export function dealApart<Item>(
  deal: (late: ReadonlySet<string>) => readonly Item[],
  count: number,
  pairsADay: number,
  past: readonly string[],
): readonly Item[] {
  for (let forgotten = 0; forgotten < past.length; forgotten += pairsADay) {
    const dealt = deal(new Set(past.slice(forgotten)))
    if (dealt.length === count) return dealt
  }
  return deal(NOTHING)
}
