import file from '#data/generated/records.json' with { type: 'json' }
import { decodeRecords } from './records-file.ts'
import type { Club, Names } from './types.ts'

/** What the sheets know beside careers. For server, rooms and tests. Whoever is not in a map has none. */
const records = decodeRecords(file)

/** Footballer -> the tournaments he was in a squad for. */
export const SQUADS = records.squads

/** Footballer -> year of his death: nobody asks for the age of the dead. */
export const DIED = records.died

export const HONOURS = records.honours

/** Footballer -> what he is estimated at now, and the highest he ever was. */
export const VALUES = records.values

/** League seasons, 2020/21 to 2025/26. */
export const SEASONS = records.seasons

/** Clubs that are more than a name in a career. */
export const CLUB_RECORDS = records.clubRecords

/** `Múnich` for `es`; the name of the sheets where a language has none of its own; null when the city is unknown. */
export function cityName({ city, nation }: Pick<Club, 'city' | 'nation'>, locale: keyof Names): string | null {
  if (city === null || locale === 'en') return city
  return records.cities.get(`${nation} ${city}`)?.[locale] ?? city
}
