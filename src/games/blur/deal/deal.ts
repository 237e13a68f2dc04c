import { shuffled, type Random } from '#core/random.ts'
import type { Club } from '#data/types.ts'
import { sharesBoth, shirtsApart } from '../rules/colours.ts'
import { OPTIONS } from '../rules/terms.ts'

/** So many of the wrong ones wear what he wears, as far as anybody does. */
const MATES = 3

type Dressed = Club & { colours: readonly [string, string] }

/**
 * The eight clubs to choose from, in the order in which they are shown: the club itself, three in its colours, the others
 * of its league, or nearest to its colours. Throws a RangeError for a pool of fewer.
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

/** Whoever shares both colours stands before all others. */
const wearsAlike = (club: Dressed, other: Dressed): number =>
  sharesBoth(club.colours, other.colours) ? 0 : 1 + shirtsApart(club.colours, other.colours)
