import type { Club, ClubRecord, Footballer } from '#data/types.ts'
import { PLACES_FORMAT, stepsOf, type Place, type PlacesFile } from '#search/places-pack.ts'
import { toLongSigns } from '#search/signs.ts'
import type { Row } from './sheets.ts'

export type PlacesInput = {
  footballers: readonly Footballer[]
  clubs: readonly Club[]
  clubRecords: ReadonlyMap<string, ClubRecord>
  /** Cities. */
  places: readonly Row<'places'>[]
}

/** Encodes the clubs' grounds, else cities, for `decodePlaces`. */
export function encodePlaces({ footballers, clubs, clubRecords, places }: PlacesInput): PlacesFile {
  const cities = new Map(
    places.map(({ country, city, latitude, longitude }) => [`${country} ${city}`, [latitude, longitude] as const]),
  )
  const named = new Set(footballers.flatMap(({ career }) => career.map(({ club }) => club)))
  const known = clubs.flatMap(({ id, nation, city }): { id: string; place: Place }[] => {
    const ground = clubRecords.get(id)?.ground
    const place = ground ? ([ground.latitude, ground.longitude] as const) : cities.get(`${nation} ${city}`)
    return place && named.has(id) ? [{ id, place }] : []
  })
  const steps = known.map(({ place }) => stepsOf(place))
  return {
    format: PLACES_FORMAT,
    clubs: known.map(({ id }) => id).join('\n'),
    latitudes: toLongSigns(steps.map(([north]) => north)),
    longitudes: toLongSigns(steps.map(([, east]) => east)),
  }
}
