import placesUrl from '#data/generated/places-pack.json?url'
import landUrl from '#data/land.json?url'
import { decodePlaces } from '#search/places-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import { landOf } from './land.ts'

/** Where clubs play, and where land is. Rejects when they cannot be had. */
export async function loadMap() {
  const [places, land] = await Promise.all([fetchPack(placesUrl), fetchPack(landUrl)])
  return { places: decodePlaces(places), isLand: landOf(land) }
}
