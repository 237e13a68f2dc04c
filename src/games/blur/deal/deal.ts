import { shuffled, type Random } from '#core/random.ts'
import type { Club } from '#data/types.ts'
import { sharesBoth, shirtsApart } from '../rules/colours.ts'
import { OPTIONS } from '../rules/terms.ts'

/** Number of wrong options that share a colour with the club, where there are enough. */
const MATES = 3

type Dressed = Club & { colours: readonly [string, string] }

/**
 * The eight options in display order: the club itself, three in its colours, the others from its league or with the
 * nearest colours. Throws a RangeError when the pool has fewer.
 */
export function optionsFor(club: Dressed, pool: readonly Dressed[], random: Random): Dressed[] {
  const others = shuffled(
    pool.filter(({ id }) => id !== club.id),
    random,
  )
  const nearest = others
    .map((other) => ({ other, apart: wearsAlike(club, other) }))
    .sort((one, two) => one.apart - two.apart)
    .map(({ other }) => other)
  const mates = nearest.slice(0, MATES)
  const league = others.filter((one) => one.league !== null && one.league === club.league && !mates.includes(one))
  const rest = nearest.slice(MATES).filter((one) => !league.includes(one))
  const options = [club, ...mates, ...league, ...rest].slice(0, OPTIONS)
  if (options.length < OPTIONS) throw new RangeError('too few to choose from')
  return shuffled(options, random)
}

/** Clubs that share both colours rank first. */
const wearsAlike = (club: Dressed, other: Dressed): number =>
  sharesBoth(club.colours, other.colours) ? 0 : 1 + shirtsApart(club.colours, other.colours)
