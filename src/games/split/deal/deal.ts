import { pick, shuffled, type Random } from '#core/random.ts'
import { canShareAFace } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'
import { dealApart } from '../../deal-apart.ts'
import { THIRDS, type Third } from '../rules/terms.ts'

/** Features of a drawing: the three shirts must differ, the three skins must not all be equal. */
type Features = { shirt: string; skin: string }

/** Pool by tier and place, and the features of every drawing. */
export type Casting = {
  /** By tier, then by third. */
  tiers: readonly (readonly (readonly Footballer[])[])[]
  look: (id: string) => Features
  /** True when shirts are shown; then all three must differ. */
  inShirts: boolean
}

export type Three = readonly [Footballer, Footballer, Footballer]

/** Draws before giving up; most threes out of thousands fit. */
const TRIES = 300

/**
 * Draws one footballer of each tier, each at a place where he is recognisable: no team-mates, not all three with one
 * skin, no two in one shirt, and nobody in `past` (nearest day last). Throws a RangeError when the tiers are too small.
 */
export function dealThree(casting: Casting, random: Random, past: readonly string[] = []): Three {
  const pool = new Set(casting.tiers.flat(2).map(({ id }) => id))
  return dealApart(
    (late) => threeOf(casting, random, late),
    past.filter((id) => pool.has(id)),
    { pool: pool.size, step: THIRDS.length },
  )
}

function threeOf({ tiers, look, inShirts }: Casting, random: Random, late: ReadonlySet<string>): Three {
  const free = tiers.map((tier) => tier.map((place) => place.filter(({ id }) => !late.has(id))))
  for (let nth = 0; nth < TRIES; nth++) {
    const places = shuffled<Third>([0, 1, 2], random)
    if (places.some((place, tier) => free[tier]![place]!.length === 0)) continue
    const drawn = places.map((place, tier) => ({ place, who: pick(free[tier]![place]!, random) }))
    const three = drawn.toSorted((one, other) => one.place - other.place).map(({ who }) => who) as unknown as Three
    if (
      canShareAFace(three) &&
      areDifferent(
        three.map(({ id }) => look(id)),
        inShirts,
      )
    )
      return three
  }
  throw new RangeError('no three that fit')
}

function areDifferent(looks: readonly Features[], inShirts: boolean): boolean {
  const shirts = new Set(looks.map(({ shirt }) => shirt))
  const skins = new Set(looks.map(({ skin }) => skin))
  return skins.size > 1 && (!inShirts || shirts.size === looks.length)
}
