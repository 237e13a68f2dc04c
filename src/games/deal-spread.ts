import { shuffled, type Random } from '#core/random.ts'

/** Cuts a list into consecutive parts whose sizes differ by one at most. */
export const partsOf = <Item>(items: readonly Item[], parts: number): Item[][] =>
  Array.from({ length: parts }, (_, at) => items.slice(border(items, at, parts), border(items, at + 1, parts)))

const border = (items: readonly unknown[], at: number, parts: number): number => Math.round((items.length * at) / parts)

/**
 * Takes `count` items from the decks in turn, each time the first that `fits` the items taken so far. Throws a
 * RangeError when a deck has none.
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

/** Rules for spreading a deal over its pool. */
export type Spread<Item> = {
  count: number
  /** The pool, sorted by `by` (ascending text), is cut into this many equal parts; each contributes its share. */
  parts: number
  by: (item: Item) => string
  /** Dealt items have distinct marks; null: no mark. */
  mark: (item: Item) => string | null
  /** Maximum of items without a mark; they go into the first part. */
  mostUnmarked: number
  /** At least `count` items match `is`; this rule takes at most two of them from one part. */
  stars?: Stars<Item>
  /** At most `most` items match `is`. */
  few?: { most: number; is: (item: Item) => boolean }
}

type Stars<Item> = { count: number; is: (item: Item) => boolean }

/** Deals from the fresh items of a pool. Throws a RangeError when they are too few. */
export function dealSpread<Item>(spread: Spread<Item>, fresh: readonly Item[], random: Random): Item[] {
  const { by, mark, parts, count, mostUnmarked, stars, few } = spread
  const marked = fresh
    .filter((item) => mark(item) !== null)
    .toSorted((one, other) => (by(one) < by(other) ? -1 : by(one) > by(other) ? 1 : 0))
  const quarters = partsOf(marked, parts)
  const decks = quarters.map((quarter) => shuffled(quarter, random))
  const second = quarters[1]![0]
  const unmarked = fresh.filter((item) => mark(item) === null && second !== undefined && by(item) < by(second))
  decks[0]!.unshift(...shuffled(unmarked, random).slice(0, Math.floor(random() * (mostUnmarked + 1))))
  const isApart = (item: Item, taken: readonly Item[]) =>
    (mark(item) === null || taken.every((other) => mark(other) !== mark(item))) &&
    (!few?.is(item) || taken.filter(few.is).length < few.most)
  // Shuffles the decks, because the first may contribute one item more than the last.
  const inRandomOrder = shuffled(decks, random)
  if (stars) starsFirst(inRandomOrder, stars, random)
  return shuffled(takeTurns(inRandomOrder, count, isApart), random)
}

/** Every part contributes at least this many items. */
const MOST_STARS_OF_A_PART = 2

/** Moves stars to the front of their decks. Throws a RangeError when there are too few. */
function starsFirst<Item>(decks: readonly Item[][], { count, is }: Stars<Item>, random: Random): void {
  const stars = decks.flatMap((deck) =>
    deck
      .filter(is)
      .slice(0, MOST_STARS_OF_A_PART)
      .map((star) => ({ deck, star })),
  )
  if (stars.length < count) throw new RangeError('too few to ask for')
  for (const { deck, star } of shuffled(stars, random).slice(0, count))
    deck.unshift(...deck.splice(deck.indexOf(star), 1))
}

/**
 * True for what `dealSpread` could have dealt from the pool: the right count, distinct marks, and an item of each part.
 * Counts per part are not checked, since the fresh items move the parts a little.
 */
export function couldBeDealt<Item extends { id: string }>(
  { count, parts, by, mark }: Spread<Item>,
  pool: readonly Item[],
  dealt: readonly Item[],
): boolean {
  const marks = dealt.flatMap((item) => mark(item) ?? [])
  const isApart = new Set(dealt.map(({ id }) => id)).size === count && new Set(marks).size === marks.length
  const order = pool.map(by).sort()
  const of = dealt.map((item) => Math.floor((parts * order.indexOf(by(item))) / order.length))
  return dealt.length === count && isApart && new Set(of).size === parts
}
