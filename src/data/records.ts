import file from '#data/generated/records.json' with { type: 'json' }
import { decodeRecords } from './records-file.ts'
import type { Club, Names } from './types.ts'

/** Facts of the sheets besides careers. Server, rooms and tests only. Absent from a map: none. */
const records = decodeRecords(file)

/** Footballer -> tournaments with him in the squad. */
export const SQUADS = records.squads

/** Footballer -> year of death: the ages of the dead are not asked. */
export const DIED = records.died

export const HONOURS = records.honours

/** Footballer -> current and highest estimate. */
export const VALUES = records.values

/** League seasons, 2020/21 to 2025/26. */
export const SEASONS = records.seasons

/** Records of clubs, for those with more than a name. */
export const CLUB_RECORDS = records.clubRecords

/** `Múnich` for `es`; the sheets' name where a language has none of its own; null for an unknown city. */
export function cityName({ city, nation }: Pick<Club, 'city' | 'nation'>, locale: keyof Names): string | null {
  if (city === null || locale === 'en') return city
  return records.cities.get(`${nation} ${city}`)?.[locale] ?? city
}
