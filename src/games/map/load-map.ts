import placesUrl from '#data/generated/places-pack.json?url'
import landUrl from '#data/land.json?url'
import { decodePlaces } from '#search/places-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import { fromLongSigns } from '#search/signs.ts'

const LAND_FORMAT = 1

/**
 * `src/data/land.json`: land cells `step` degrees wide, row by row from the north-west; `runs` are run lengths of sea
 * and land in turn.
 */
type LandFile = { format: number; north: number; west: number; step: number; columns: number; runs: string }

/** Returns a predicate for land. Throws a TypeError for another format. */
export function landOf(json: unknown): (latitude: number, longitude: number) => boolean {
  const file = json as LandFile
  if (file?.format !== LAND_FORMAT) throw new TypeError('the land is of another format')
  const { north, west, step, columns, runs } = file
  const ends: number[] = []
  for (const run of fromLongSigns(runs)) ends.push((ends.at(-1) ?? 0) + run)
  const cells = new Uint8Array(ends.at(-1)!)
  for (let at = 1; at < ends.length; at += 2) cells.fill(1, ends[at - 1], ends[at])
  return (latitude, longitude) => {
    const [row, column] = [Math.floor((north - latitude) / step), Math.floor((longitude - west) / step)]
    return row >= 0 && column >= 0 && column < columns && cells[row * columns + column] === 1
  }
}

/** Returns a predicate for land. Rejects when loading fails. */
export const loadLand = async () => landOf(await fetchPack(landUrl))

/** Places of clubs, and land. Rejects when loading fails. */
export async function loadMap() {
  const [places, isLand] = await Promise.all([fetchPack(placesUrl), loadLand()])
  return { places: decodePlaces(places), isLand }
}
