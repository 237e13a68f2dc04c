import file from '#data/generated/records.json' with { type: 'json' }
import { decodeHonour, decodeSeason } from './records-file.ts'
import type { Club, ClubRecord, Estimate, Honour, Names, Season, Tournament } from './types.ts'

/** Footballer -> the tournaments he was in a squad for. Whoever is not in a map has none. */
export const SQUADS: ReadonlyMap<string, readonly Tournament[]> = new Map(Object.entries(file.squads))

/** Footballer -> year of his death: nobody asks for the age of the dead. */
export const DIED: ReadonlyMap<string, number> = new Map(Object.entries(file.died))

export const HONOURS: ReadonlyMap<string, readonly Honour[]> = new Map(
  Object.entries(file.honours).map(([id, honours]) => [id, honours.map(decodeHonour)]),
)

/** Footballer -> what he is estimated at now, and the highest he ever was. */
export const VALUES: ReadonlyMap<string, { current: Estimate | null; peak: Estimate | null }> = new Map(
  Object.entries(file.values).map(([id, { current, peak }]) => [
    id,
    { current: estimateOf(current), peak: estimateOf(peak) },
  ]),
)

/** League seasons, 2020/21 to 2025/26. */
export const SEASONS: readonly Season[] = file.seasons.map(decodeSeason)

export const CLUB_RECORDS: ReadonlyMap<string, ClubRecord> = new Map(Object.entries(file.clubs))

const cities = new Map(Object.entries(file.cities))

/** `Múnich` for `es`; the name of the sheets where a language has none of its own; null when the city is unknown. */
export function cityName({ city, nation }: Pick<Club, 'city' | 'nation'>, locale: keyof Names): string | null {
  if (city === null || locale === 'en') return city
  return cities.get(`${nation} ${city}`)?.[locale] ?? city
}

function estimateOf(pair: [euros: number, asOf: string] | undefined): Estimate | null {
  return pair ? { euros: pair[0], asOf: pair[1] } : null
}
