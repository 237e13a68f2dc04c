import { ASKED } from './terms.ts'

/** Key of a pair of footballers, independent of their order. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ')

/** The deck, which must hold `count`; throws a RangeError when shorter, as `dealApart` and `dealtOrNull` expect. */
export function wholeOf<Item>(deck: readonly Item[], count: number): readonly Item[] {
  if (deck.length < count) throw new RangeError(`a deck of ${deck.length}, not ${count}`)
  return deck
}

/** Options of `dealApart`: pairs hardly ever run out; when they do, the farthest day's are allowed again first. */
export const BY_DAYS = { pool: Infinity, step: ASKED }
