import { ASKED } from './terms.ts'
import { LEAST_RATIO, ratioOf } from '#data/pools/values.ts'
import type { Day } from '#core/days.ts'
import { onDay, type OfTheWeek } from '../week.ts'
import { dealtOrNull } from '../deal-apart.ts'

/** Key of a pair of footballers, independent of their order. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ')

/**
 * Returns the deck when it has `count` items; otherwise throws a RangeError, as `dealApart` and `dealtOrNull` expect.
 */
export function wholeOf<Item>(deck: readonly Item[], count: number): readonly Item[] {
  if (deck.length < count) throw new RangeError(`a deck of ${deck.length}, not ${count}`)
  return deck
}

/** Options of `dealApart`: pairs hardly ever run out; if they do, those of the oldest day are allowed again first. */
export const BY_DAYS = { pool: Infinity, step: ASKED }

/** Maximum of draws before the rest becomes a day shorter. */
const DRAWS = 10

/** Days before a footballer of a daily may come again, and the maximum of cards without a portrait. */
const REST_DAYS = 14
export const MOST_KITS = 2

/**
 * Deals a daily without the footballers of the last days; `past` has pairs, nearest day last. When too few are left,
 * the rest becomes a day shorter. Throws a RangeError when nothing can be dealt.
 */
export function dealRested<Deck>(past: readonly string[], deal: (resting: ReadonlySet<string>) => Deck): Deck {
  for (let days = REST_DAYS; days > 0; days--) {
    const resting = new Set(past.slice(-days * ASKED).flatMap((pair) => pair.split(' ')))
    for (let draw = 0; draw < DRAWS; draw++) {
      const deck = dealtOrNull(() => deal(resting))
      if (deck !== null) return deck
    }
  }
  return deal(new Set())
}

/** True for a footballer who cannot be in a daily. */
export type IsAway = (footballer: { id: string; name: string }) => boolean

/** Footballers are away while `resting` (ids), or when `taken` by another daily of the day (names). */
export const isAwayOf =
  (resting: ReadonlySet<string>, taken: ReadonlySet<string>): IsAway =>
  ({ id, name }) =>
    resting.has(id) || taken.has(name)

/**
 * Shift in questions per weekday: after the stars, a daily's ratios are those of a later (harder) or earlier question.
 */
const STEPS: OfTheWeek<number> = [-6, -4, -2, 0, 2, 4, 6]
export const stepsOn = (day: Day): number => onDay(STEPS, day)

const FIRST_RATIO = 2.2
const NARROWING = 0.93
const WIDTH = 1.6

/**
 * Ratio allowed between the two figures of a question: at least 2.2 for the first question, down to 1.12 for late ones.
 */
export function windowOf(at: number): { least: number; most: number } {
  const least = Math.max(LEAST_RATIO, FIRST_RATIO * NARROWING ** Math.max(0, at))
  return { least, most: least * WIDTH }
}

/** True when two figures fit the question `at`, counted from 0. */
export function fits(at: number, one: number, other: number): boolean {
  const { least, most } = windowOf(at)
  const ratio = ratioOf(one, other)
  return ratio >= least && ratio <= most
}
