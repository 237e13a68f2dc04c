import { CLUBS } from '#data/facts.ts'
import { LEAGUES } from '#data/types.ts'
import { nearPairs, thumbnailOf } from '#pictures/distance.ts'
import { CRESTS, pictureOf, type PictureKind, PORTRAITS } from '#pictures/index.ts'

const MOST = 12
const ANY = 60

/** The nearest pairs of portraits, and of crests league by league, as lines to print. */
export async function near(): Promise<string[]> {
  const lines = await nearestOf('portraits', 'portrait', [...PORTRAITS])
  for (const league of LEAGUES) {
    const ids = CLUBS.filter((club) => club.league === league && CRESTS.has(club.id)).map(({ id }) => id)
    lines.push(...(await nearestOf(league, 'crest', ids)))
  }
  return lines
}

async function nearestOf(title: string, kind: PictureKind, ids: readonly string[]): Promise<string[]> {
  const thumbnails = new Map<string, Uint8Array>()
  for (const id of ids) thumbnails.set(id, await thumbnailOf(pictureOf(kind, id) ?? ''))
  const pairs = nearPairs(thumbnails, ANY).slice(0, MOST)
  return [
    `${title}:`,
    ...pairs.map(({ one, other, distance }) => `  ${distance.toFixed(1).padStart(5)}  ${one}, ${other}`),
  ]
}
