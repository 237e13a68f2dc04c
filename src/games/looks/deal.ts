import { shuffled, type Random } from '#core/random.ts'
import { daysWithoutRepeat } from '#data/pools.ts'
import { dealApart } from '../deal-apart.ts'
import { ITEMS } from './terms.ts'

type One = { id: string }

/** Draws five of the pool, none of them in `past`, nearest day last. Throws a RangeError when the pool is too small. */
export const dealFive = <Some extends One>(pool: readonly Some[], random: Random, past: readonly string[] = []) =>
  dealApart(
    (late) =>
      drawFive(
        pool.filter(({ id }) => !late.has(id)),
        random,
      ),
    past,
    { pool: pool.length, step: ITEMS },
  )

/** Number of items of a daily that every fan knows; they come first. */
export const KNOWN_FIRST = 3

/**
 * Draws three of `known` and then two of `others`, none of them in `past`, nearest day last. Throws a RangeError when a
 * part is too small.
 */
export function dealKnownFirst<Some extends One>(
  known: readonly Some[],
  others: readonly Some[],
  random: Random,
  past: readonly string[],
): Some[] {
  const some = (pool: readonly Some[], count: number, late: ReadonlySet<string>) =>
    shuffled(
      pool.filter(({ id }) => !late.has(id)),
      random,
    ).slice(0, count)
  return dealApart(
    (late) => requireFive([...some(known, KNOWN_FIRST, late), ...some(others, ITEMS - KNOWN_FIRST, late)]),
    past.filter((id) => [...known, ...others].some((one) => one.id === id)),
    { pool: known.length + others.length, step: ITEMS },
  )
}

/** Days before an item of a `dealKnownFirst` daily may come again; the part that runs out first decides. */
export function daysOfKnownFirst<Some extends One>(pool: readonly Some[], isKnown: (one: Some) => boolean): number {
  const known = pool.filter(isKnown).length
  return Math.min(daysWithoutRepeat(known, KNOWN_FIRST), daysWithoutRepeat(pool.length - known, ITEMS - KNOWN_FIRST))
}

/** Draws five of a collection, items not yet `found` first; found items are worth half. */
export function dealUnfound<Some extends One>(
  pool: readonly Some[],
  random: Random,
  found: ReadonlySet<string>,
): (Some & { half: boolean })[] {
  const [fresh, known] = [pool.filter(({ id }) => !found.has(id)), pool.filter(({ id }) => found.has(id))]
  const dealt = [...shuffled(fresh, random).slice(0, ITEMS), ...shuffled(known, random)].slice(0, ITEMS)
  return shuffled(requireFive(dealt), random).map((one) => ({ ...one, half: found.has(one.id) }))
}

const drawFive = <Some extends One>(pool: readonly Some[], random: Random): Some[] =>
  requireFive(shuffled(pool, random).slice(0, ITEMS))

function requireFive<Some>(dealt: Some[]): Some[] {
  if (dealt.length < ITEMS) throw new RangeError('too few to ask for')
  return dealt
}
