import placesUrl from '#data/generated/places-pack.json?url'
import landUrl from '#data/land.json?url'
import { decodePlaces } from '#search/places-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import { landOf } from './land.ts'

/** Whether a place lies on land. Rejects when that cannot be had. */
export const loadLand = async () => landOf(await fetchPack(landUrl))

/** Where clubs play, and where land is. Rejects when they cannot be had. */
export async function loadMap() {
  const [places, isLand] = await Promise.all([fetchPack(placesUrl), loadLand()])
  return { places: decodePlaces(places), isLand }
}
