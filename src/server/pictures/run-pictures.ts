import type { PictureKind } from '#pictures/index.ts'
import { headOf, reduced, thirdOf } from '#pictures/ladder.ts'
import type { RunPicture, Split } from '#games/run-picture.ts'
import { seal, type Place } from './address.ts'
import { painted } from './painting.ts'
import { imageOf, sized, versionOf } from './render.ts'
import { pictureFor, type Picture } from './source.ts'

type Run = { id: string; expires_at: string }

/** Maximum of a ground; larger than a step of a ladder, because six whole grounds are shown at once. */
export const MOST_GROUND_BYTES = 6000
const GROUND_WIDTH = 320
/**
 * Qualities in order of preference; at this width the first is indistinguishable from a finer one of 40 % more bytes.
 */
const GROUND_QUALITIES = [70, 60, 50, 40, 30]

/**
 * Addresses of the opened steps of every picture, hardest first; none for a picture that may not be shown. They reveal
 * nothing of the subject.
 */
export async function addressesOf(
  { id, expires_at }: Run,
  pictures: readonly RunPicture[] = [],
): Promise<string[][] | undefined> {
  const addressesAt = async (place: RunPicture, slot: number) =>
    Array.from(
      { length: (await isShown(place)) ? Math.min(place.opened, stepsOf(place)) : 0 },
      (_, step) => `/img/run/${seal({ run: id, slot, step, expires: Date.parse(expires_at) })}`,
    )
  return pictures.length > 0 ? Promise.all(pictures.map(addressesAt)) : undefined
}

/** Checked only once a step is opened, so runs without visible pictures skip the list of take-downs. */
async function isShown(place: RunPicture): Promise<boolean> {
  if (place.opened === 0) return false
  if (place.kind === 'head') return (await headPicture(place.id)) !== null
  if (place.kind !== 'split') return (await ladderPicture(place)) !== null
  const thirds = await thirdsOf(place)
  return !thirds.includes(null)
}

/** The bytes of a step as WebP without metadata; null when it is not opened or may not be shown. */
export async function stepOf({ slot, step }: Place, pictures: readonly RunPicture[]): Promise<Buffer | null> {
  const place = pictures[slot]
  if (!place || step >= Math.min(place.opened, stepsOf(place))) return null
  if (place.kind === 'split') return third(place, step)
  if (place.kind === 'head') return head(place.id)
  const picture = await ladderPicture(place)
  if (!picture) return null
  const key = ['step', place.kind, place.id, versionOf(picture)]
  if (place.kind === 'ground') return painted(JSON.stringify(key), () => groundOf(picture))
  const width = (('bytes' in picture && place.photograph) || place.widths)[step]!
  const grey = step < (place.greyUntil ?? 0)
  return painted(JSON.stringify([...key, width, grey]), () => reduced(imageOf(picture), width, { grey }))
}

/** The whole ground as WebP, at the best quality within `MOST_GROUND_BYTES`. */
export async function groundOf(picture: Picture): Promise<Buffer> {
  const [best = 0, ...others] = GROUND_QUALITIES
  let ground = await sized(picture, GROUND_WIDTH, { quality: best })
  for (const quality of others) {
    if (ground.length <= MOST_GROUND_BYTES) break
    ground = await sized(picture, GROUND_WIDTH, { quality })
  }
  return ground
}

function stepsOf(place: RunPicture): number {
  if (place.kind === 'split') return place.ids.length
  return 'widths' in place ? place.widths.length : 1
}

/** If one third may not be shown, none of the face is shown. */
async function third(place: Split, at: number): Promise<Buffer | null> {
  const thirds = await thirdsOf(place)
  const own = thirds[at]
  if (!own || thirds.includes(null)) return null
  const key = JSON.stringify(['third', place.ids[at], place.inShirts, at, versionOf(own)])
  return painted(key, () => thirdOf(imageOf(own), at))
}

/** Without hands: a gesture or a prize would identify a face before its features do. */
const ladderPicture = ({ kind, id }: { kind: PictureKind; id: string }) => pictureFor(kind, id, { hands: false })

/** Without shirt and hands, which would reveal club or prize. */
const headPicture = (id: string) => pictureFor('portrait', id, { cut: true, kit: false, hands: false })

async function head(id: string): Promise<Buffer | null> {
  const picture = await headPicture(id)
  return picture && painted(JSON.stringify(['head', id, versionOf(picture)]), () => headOf(imageOf(picture)))
}

/** Without shirt numbers and hands, which would fill or identify a third. */
const thirdsOf = ({ ids, inShirts }: Split) =>
  Promise.all(ids.map((id) => pictureFor('portrait', id, { number: false, kit: inShirts, hands: false })))
