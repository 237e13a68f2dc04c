import { ASKED } from './terms.ts'

/** Names two footballers whatever their order: a key of what a day used. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ')

/** A deck of `count`; throws a RangeError for a shorter one, as `dealApart` and `dealtOrNull` expect. */
export function wholeOf<Item>(deck: readonly Item[], count: number): readonly Item[] {
  if (deck.length < count) throw new RangeError(`a deck of ${deck.length}, not ${count}`)
  return deck
}

/** For `dealApart`: pairs are more than any days hold, and where they are not, the farthest day's may come again first. */
export const BY_DAYS = { pool: Infinity, step: ASKED }
