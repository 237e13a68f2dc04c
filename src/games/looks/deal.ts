import { shuffled, type Random } from '#core/random.ts'
import { dealApart } from '../deal-apart.ts'
import { ITEMS } from './terms.ts'

type One = { id: string }

/** Draws five of the pool, none of them in `past`, nearest day last. Throws a RangeError when the pool is too small. */
export const dealFive = <Some extends One>(pool: readonly Some[], random: Random, past: readonly string[] = []) =>
  dealApart(
    (late) =>
      five(
        pool.filter(({ id }) => !late.has(id)),
        random,
      ),
    past,
    { pool: pool.length, step: ITEMS },
  )

/** Draws five of a collection, those not yet `found` first; found ones are worth half. */
export function dealUnfound<Some extends One>(
  pool: readonly Some[],
  random: Random,
  found: ReadonlySet<string>,
): (Some & { half: boolean })[] {
  const [fresh, known] = [pool.filter(({ id }) => !found.has(id)), pool.filter(({ id }) => found.has(id))]
  const dealt = [...shuffled(fresh, random).slice(0, ITEMS), ...shuffled(known, random)].slice(0, ITEMS)
  return shuffled(full(dealt), random).map((one) => ({ ...one, half: found.has(one.id) }))
}

const five = <Some extends One>(pool: readonly Some[], random: Random): Some[] =>
  full(shuffled(pool, random).slice(0, ITEMS))

function full<Some>(dealt: Some[]): Some[] {
  if (dealt.length < ITEMS) throw new RangeError('too few to ask for')
  return dealt
}
