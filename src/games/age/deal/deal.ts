import type { Random } from '#core/random.ts'
import { dealApart } from '#games/deal-apart.ts'
import { couldBeDealt, dealSpread, type Spread } from '#games/deal-spread.ts'
import { ASKED } from '../rules/terms.ts'

type Candidate = { id: string; born: string; club: string | null }

/** Two or three of each age quarter, no two of one club. At most a few without a club, because players forget them. */
const SPREAD: Spread<Candidate> = {
  ...{ count: ASKED, parts: 4, mostUnmarked: 2 },
  by: ({ born }) => born,
  mark: ({ club }) => club,
}

/** Draws ten of the pool, none of them in `late`. Throws a RangeError when the pool is too small. */
export const deal = <Someone extends Candidate>(pool: readonly Someone[], random: Random, late = new Set<string>()) =>
  dealSpread<Someone>(
    SPREAD,
    pool.filter(({ id }) => !late.has(id)),
    random,
  )

/** Draws ten without those in `past`, nearest day last. Throws a RangeError when even the whole pool is too small. */
export const dealTen = <Someone extends Candidate>(pool: readonly Someone[], random: Random, past: readonly string[]) =>
  dealApart((late) => deal(pool, random, new Set(late)), past, { pool: pool.length, step: ASKED })

/** True for ten that `deal` could draw from the pool. */
export const couldDeal = (pool: readonly Candidate[], asked: readonly Candidate[]): boolean =>
  couldBeDealt(SPREAD, pool, asked)
