import type { Random } from '#core/random.ts'
import { emblemLine } from '#data/emblems.ts'
import { CLUB_RECORDS } from '#data/records.ts'
import type { Names } from '#data/types.ts'
import { shirtWords } from '../rules/colours.ts'
import { optionsFor } from './deal.ts'
import type { Crest } from '../rules/engine.ts'
import type { Dressed } from './roster.ts'

/** Fields of a club that a run freezes; `options` is the pool of choices, null when the answer is typed. */
export function crestOf(club: Dressed, options: readonly Dressed[] | null, random: Random): Crest {
  const record = CLUB_RECORDS.get(club.id)
  const line = (locale: keyof Names) => emblemLine(club.id, locale) ?? ''
  const { id, name, nation, league, city, colours } = club
  return {
    ...{ id, name, nation, league, city },
    founded: record && !record.foundingDisputed ? record.founded : null,
    nickname: record?.nickname ?? null,
    ground: record?.ground.name ?? null,
    colours: shirtWords(colours),
    riddle: { en: line('en'), fr: line('fr'), es: line('es') },
    options: options ? optionsFor(club, options, random).map((one) => ({ id: one.id, name: one.shortName })) : [],
  }
}
