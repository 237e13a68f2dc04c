import { FOOTBALLERS } from '#data/facts.ts'
import { firstStepOf, nearPairs, recognisable, thumbnailOf } from '#pictures/distance.ts'
import { CRESTS, pictureOf, PORTRAITS } from '#pictures/index.ts'
import { GROUND_LOOKS } from '#pictures/stadium/sheet.ts'

const MOST = 12
const ANY = 60

/** The most similar pairs of portraits, crests and grounds, and of faces at the first steps of Pixels, as lines. */
export async function near(): Promise<string[]> {
  // Famous first, as in a pool of faces.
  const faces = FOOTBALLERS.filter(({ id }) => PORTRAITS.has(id)).map(({ id }) => [id, portraitOf(id)] as const)
  const crests = [...CRESTS].map((id) => [id, pictureOf('crest', id) ?? ''] as const)
  const grounds = [...GROUND_LOOKS.keys()].map((id) => [id, pictureOf('ground', id) ?? ''] as const)
  const lines = [
    ...nearestOf('portraits', await eachOf(faces, thumbnailOf)),
    ...nearestOf('crests', await eachOf(crests, thumbnailOf)),
    ...nearestOf('grounds', await eachOf(grounds, thumbnailOf)),
  ]
  // As Pixels shows them.
  const withoutHands = faces.map(([id]) => [id, pictureOf('portrait', id, { hands: false }) ?? ''] as const)
  for (const ladder of ['pixels-easy', 'pixels-hard'] as const) {
    const steps = await eachOf(withoutHands, (svg) => firstStepOf(svg, ladder))
    const left = faces.length - recognisable(steps, ladder).length
    lines.push(...nearestOf(`first step of ${ladder} (${left} faces may not be asked for)`, steps))
  }
  return lines
}

const portraitOf = (id: string) => pictureOf('portrait', id) ?? ''

type Drawings = readonly (readonly [id: string, svg: string])[]
type Thumbnails = ReadonlyMap<string, Uint8Array>

async function eachOf(drawings: Drawings, take: (svg: string) => Promise<Uint8Array>): Promise<Thumbnails> {
  const taken = new Map<string, Uint8Array>()
  for (const [id, svg] of drawings) taken.set(id, await take(svg))
  return taken
}

function nearestOf(title: string, thumbnails: Thumbnails): string[] {
  const pairs = nearPairs(thumbnails, ANY).slice(0, MOST)
  return [
    `${title}:`,
    ...pairs.map(({ one, other, distance }) => `  ${distance.toFixed(1).padStart(5)}  ${one}, ${other}`),
  ]
}
