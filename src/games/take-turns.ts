/** Cuts what is in order into parts of the same size, give or take one. */
export const partsOf = <Item>(items: readonly Item[], parts: number): Item[][] =>
  Array.from({ length: parts }, (_, at) => items.slice(border(items, at, parts), border(items, at + 1, parts)))

const border = (items: readonly unknown[], at: number, parts: number): number => Math.round((items.length * at) / parts)

/**
 * `count` items, one of each deck in turn: the first of it that `fits` beside what was taken before. Throws a RangeError
 * where a deck has none.
 */
export function takeTurns<Item>(
  decks: readonly (readonly Item[])[],
  count: number,
  fits: (item: Item, taken: readonly Item[]) => boolean,
): Item[] {
  const left = decks.map((deck) => [...deck])
  const taken: Item[] = []
  while (taken.length < count) {
    const deck = left[taken.length % left.length]!
    const at = deck.findIndex((item) => fits(item, taken))
    if (at < 0) throw new RangeError('too few to ask for')
    taken.push(...deck.splice(at, 1))
  }
  return taken
}
