import { reduced, thirdOf } from '#pictures/ladder.ts'
import type { PictureKind } from '#pictures/index.ts'
import { seal, type Place } from './address.ts'
import { painted } from './painting.ts'
import { imageOf, sized, versionOf } from './render.ts'
import { pictureFor, type Picture } from './source.ts'

type Opened = {
  /** How many steps may be seen: 0 = none yet. */
  opened: number
}

/** Steps of one picture with ever more real pixels. */
type Ladder = Opened & {
  kind: Exclude<PictureKind, 'ground'>
  id: string
  /** Real pixels a side of every step, the hardest first. */
  widths: readonly number[]
  /** The same of a photograph in the place of a drawing, as many. */
  photograph?: readonly number[]
  /** How many steps come without colour. */
  greyUntil?: number
}

/** Three steps: the left, middle and right third of three footballers, by their ids, in their shirts or in nobody's. */
type Split = Opened & { kind: 'split'; ids: readonly [string, string, string]; inShirts: boolean }

/** One step: the whole card of a club's stadium, without a word on it. */
type Ground = Opened & { kind: 'ground'; id: string }

/** One picture place of a run: whom it shows, and how far it is opened. */
export type RunPicture = Ladder | Split | Ground

type Run = { id: string; expires_at: string }

/** A ground is shown whole and six of them at once, so it may weigh more than a step of a ladder. */
export const MOST_GROUND_BYTES = 6000
const GROUND_WIDTH = 320
/** Tried in turn; at this width the first cannot be told from a finer one, which weighs two fifths more. */
const GROUND_QUALITIES = [70, 60, 50, 40, 30]

/**
 * Addresses of the opened steps of every place, the hardest first: nothing in them tells whom they show. A place of
 * which nothing may be shown has none.
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

/** Before a step is opened nobody asks, so that a run without pictures on show needs no list of take-downs. */
async function isShown(place: RunPicture): Promise<boolean> {
  if (place.opened === 0) return false
  if (place.kind !== 'split') return (await pictureFor(place.kind, place.id)) !== null
  const thirds = await thirdsOf(place)
  return !thirds.includes(null)
}

/** The bytes of a step as WebP without metadata; null when it is not opened, or nothing of it may be shown. */
export async function stepOf({ slot, step }: Place, pictures: readonly RunPicture[]): Promise<Buffer | null> {
  const place = pictures[slot]
  if (!place || step >= Math.min(place.opened, stepsOf(place))) return null
  if (place.kind === 'split') return third(place, step)
  const picture = await pictureFor(place.kind, place.id)
  if (!picture) return null
  const key = ['step', place.kind, place.id, versionOf(picture)]
  if (place.kind === 'ground') return painted(JSON.stringify(key), () => groundOf(picture))
  const width = (('bytes' in picture && place.photograph) || place.widths)[step]!
  const grey = step < (place.greyUntil ?? 0)
  return painted(JSON.stringify([...key, width, grey]), () => reduced(imageOf(picture), width, { grey }))
}

/** The whole ground as WebP, at the best quality that keeps it within `MOST_GROUND_BYTES`. */
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

/** Of a face of which a third may not be shown nothing is shown at all. */
async function third(place: Split, at: number): Promise<Buffer | null> {
  const thirds = await thirdsOf(place)
  const own = thirds[at]
  if (!own || thirds.includes(null)) return null
  const key = JSON.stringify(['third', place.ids[at], place.inShirts, at, versionOf(own)])
  return painted(key, () => thirdOf(imageOf(own), at))
}

/** A number would tell of the right third alone. */
const thirdsOf = ({ ids, inShirts }: Split) =>
  Promise.all(ids.map((id) => pictureFor('portrait', id, { number: false, kit: inShirts })))
