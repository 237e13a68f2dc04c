import { fromLongSigns } from './signs.ts'

export const PLACES_FORMAT = 1

/** Precise enough for a drawing. */
const STEPS_PER_DEGREE = 5
const [SOUTH_POLE, DATE_LINE] = [-90, -180]

/** Latitude and longitude in degrees. */
export type Place = readonly [number, number]

/** File of the clubs' home grounds. */
export type PlacesFile = {
  format: number
  /** Ids, one per line. */
  clubs: string
  /** Long signs: fifths of a degree from the south pole, and from the date line. */
  latitudes: string
  longitudes: string
}

/** Encodes a place. */
export const stepsOf = ([latitude, longitude]: Place): readonly [number, number] => [
  Math.round((latitude - SOUTH_POLE) * STEPS_PER_DEGREE),
  Math.round((longitude - DATE_LINE) * STEPS_PER_DEGREE),
]

/** By club. Throws a TypeError for another format. */
export function decodePlaces(json: unknown): ReadonlyMap<string, Place> {
  const file = json as PlacesFile
  if (file?.format !== PLACES_FORMAT) throw new TypeError('the places are of another format')
  const [north, east] = [fromLongSigns(file.latitudes), fromLongSigns(file.longitudes)]
  return new Map(
    file.clubs
      .split('\n')
      .map((club, at) => [
        club,
        [north[at]! / STEPS_PER_DEGREE + SOUTH_POLE, east[at]! / STEPS_PER_DEGREE + DATE_LINE],
      ]),
  )
}
