import { shuffled, type Random } from '#core/random.ts'
import type { Names } from '#data/types.ts'
import { sharesBoth, shirtsApart, shirtWords } from '../rules/colours.ts'
import { OPTIONS } from '../rules/terms.ts'
import { clubName, clubShortName } from '#data/club-names.ts'
import { emblemLine } from '#data/emblems.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import type { Crest } from '../rules/engine.ts'
import type { ColouredClub } from './roster.ts'

/** Number of wrong options that share a colour with the club, where there are enough. */
const SAME_COLOURS = 3
/**
 * The eight options in display order: the club itself, three in its colours, the others from its league or with the
 * nearest colours. Throws a RangeError when the pool has fewer.
 */
function optionsFor(club: ColouredClub, pool: readonly ColouredClub[], random: Random): ColouredClub[] {
  const others = shuffled(
    pool.filter(({ id }) => id !== club.id),
    random,
  )
  const nearest = others
    .map((other) => ({ other, apart: colourDistance(club, other) }))
    .sort((one, two) => one.apart - two.apart)
    .map(({ other }) => other)
  const alike = nearest.slice(0, SAME_COLOURS)
  const league = others.filter((one) => one.league !== null && one.league === club.league && !alike.includes(one))
  const rest = nearest.slice(SAME_COLOURS).filter((one) => !league.includes(one))
  const options = [club, ...alike, ...league, ...rest].slice(0, OPTIONS)
  if (options.length < OPTIONS) throw new RangeError('too few to choose from')
  return shuffled(options, random)
}

/** Distance between the colours of two clubs, 0 when they share both. */
const colourDistance = (club: ColouredClub, other: ColouredClub): number =>
  sharesBoth(club.colours, other.colours) ? 0 : 1 + shirtsApart(club.colours, other.colours)

/** Fields of a club that a run freezes; `options` is the pool of choices, null when the answer is typed. */
export function crestOf(club: ColouredClub, options: readonly ColouredClub[] | null, random: Random): Crest {
  const record = CLUB_RECORDS.get(club.id)
  const line = (locale: keyof Names) => emblemLine(club.id, locale) ?? ''
  const { id, nation, league, city, colours } = club
  return {
    ...{ id, ...clubName(id), nation, league, city },
    founded: record && !record.foundingDisputed ? record.founded : null,
    nickname: record?.nickname ?? null,
    ground: record?.ground.name ?? null,
    colours: shirtWords(colours),
    riddle: { en: line('en'), fr: line('fr'), es: line('es') },
    options: options ? optionsFor(club, options, random).map((one) => ({ id: one.id, ...clubShortName(one.id) })) : [],
  }
}
