import type { Random } from '#core/random.ts'
import { dealApart } from '#games/deal-apart.ts'
import { couldBeDealt, dealSpread, type Spread } from '#games/deal-spread.ts'
import { ASKED } from '../rules/terms.ts'

type Candidate = { id: string; born: string; club: string | null }

/** Two or three of each quarter of the ages, no two of one club. Few who have none any more are remembered well enough. */
const SPREAD: Spread<Candidate> = {
  ...{ count: ASKED, parts: 4, mostUnmarked: 2 },
  by: ({ born }) => born,
  mark: ({ club }) => club,
}

/** Ten of the pool, none of whom `late` holds. Throws a RangeError where the pool does not allow it. */
export const deal = <Someone extends Candidate>(pool: readonly Someone[], random: Random, late = new Set<string>()) =>
  dealSpread<Someone>(
    SPREAD,
    pool.filter(({ id }) => !late.has(id)),
    random,
  )

/** The same without whom `past` names, the nearest day last. Throws a RangeError where even the whole pool is too small. */
export const dealTen = <Someone extends Candidate>(pool: readonly Someone[], random: Random, past: readonly string[]) =>
  dealApart((late) => deal(pool, random, new Set(late)), past, { pool: pool.length, step: ASKED })

/** True for ten such as `deal` draws from the pool. */
export const couldDeal = (pool: readonly Candidate[], asked: readonly Candidate[]): boolean =>
  couldBeDealt(SPREAD, pool, asked)
