import type { Day } from '#core/days.ts'
import { shuffled, type Random } from '#core/random.ts'
import { dealApart, dealtOrNull } from '#games/deal-apart.ts'
import { couldBeDealt, dealSpread, type Spread } from '#games/deal-spread.ts'
import { halfOf } from '#games/week.ts'
import { ASKED } from '../rules/terms.ts'

type Candidate = { id: string; born: string; club: string | null }

/**
 * Two or three of each age quarter, at most one per club, and at most two without a club, because players forget them.
 */
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

type Known = Candidate & { fame: number }

/** Number of footballers of fame 5 with a portrait that start a daily. */
const STARS = 3
/** Maximum number of footballers of a daily without a portrait. */
const MOST_KITS = 2
/** Maximum of stars offered to one draw; with more, it would draw too few lesser-known footballers. */
const STARS_OFFERED = 12
const TRIES = 20

/**
 * Draws a daily: three footballers of fame 5 with a portrait, then others as well known as the weekday requires, from
 * known to obscure; at most two without a portrait and none of `past` (nearest day last). `pool` is in order of fame,
 * best known first. Throws a RangeError when even the whole pool is too small.
 */
export function dealDaily<Someone extends Known>(
  pool: readonly Someone[],
  hasPortrait: (id: string) => boolean,
  random: Random,
  past: readonly string[],
  day: Day,
): Someone[] {
  const isStar = ({ id, fame }: Known) => fame === 5 && hasPortrait(id)
  const stars = pool.filter(isStar)
  const others = halfOf(
    pool.filter((one) => !isStar(one)),
    day,
  )
  const spread: Spread<Someone> = {
    ...SPREAD,
    stars: { count: STARS, is: isStar },
    few: { most: MOST_KITS, is: ({ id }) => !hasPortrait(id) },
  }
  /** Draws again while two stars of one club leave too few stars. */
  function drawTen(late: ReadonlySet<string>): Someone[] {
    const isFresh = ({ id }: Someone) => !late.has(id)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const offered = shuffled(stars.filter(isFresh), random).slice(0, STARS_OFFERED)
      const dealt = dealtOrNull(() => dealSpread(spread, [...offered, ...others.filter(isFresh)], random))
      if (!dealt) continue
      if (dealt.filter(isStar).length >= STARS) return dealt
    }
    throw new RangeError('too few to ask for')
  }
  const dealt = dealApart(drawTen, past, { pool: pool.length, step: ASKED })
  const rank = (one: Someone) => (isStar(one) ? 0 : 6 - one.fame)
  return dealt.toSorted((one, other) => rank(one) - rank(other))
}

/** True for ten that `deal` could draw from the pool. */
export const couldDeal = (pool: readonly Candidate[], asked: readonly Candidate[]): boolean =>
  couldBeDealt(SPREAD, pool, asked)
