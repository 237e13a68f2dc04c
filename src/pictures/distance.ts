import sharp from 'sharp'
import { type Ladder, LADDERS, reduced } from './ladder.ts'

const EDGE = 32

/** Minimum distance of two pictures: portraits, crests and grounds as thumbnails, faces at the first step of Pixels. */
export const LEAST_APART = {
  portrait: 12,
  crest: 20,
  'grey crest': 15,
  ground: 14,
  'pixels-easy': 9.5,
  'pixels-hard': 8,
} as const

/** Minimum mean distance of a face to all others at the first step: the mean distance of the drawn crests. */
const LEAST_MEAN = 41

/** A drawing as 32 x 32 RGB bytes on white, for comparisons. */
export async function thumbnailOf(svg: string): Promise<Uint8Array> {
  const bytes = await sharp(Buffer.from(svg))
    .flatten({ background: '#FFFFFF' })
    .resize(EDGE, EDGE, { fit: 'contain', background: '#FFFFFF' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return new Uint8Array(bytes)
}

/** A thumbnail in greys, as Blur first shows crests. */
export const greyOf = (thumbnail: Uint8Array): Uint8Array =>
  thumbnail.map((_, at) => {
    const pixel = at - (at % 3)
    const [red = 0, green = 0, blue = 0] = thumbnail.subarray(pixel, pixel + 3)
    return Math.round(0.3 * red + 0.59 * green + 0.11 * blue)
  })

/** Mean distance of the pixels in RGB, 0 (the same) to 441. */
export function distanceOf(first: Uint8Array, second: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < first.length; at += 3) {
    const red = (first[at] ?? 0) - (second[at] ?? 0)
    const green = (first[at + 1] ?? 0) - (second[at + 1] ?? 0)
    const blue = (first[at + 2] ?? 0) - (second[at + 2] ?? 0)
    sum += Math.sqrt(red * red + green * green + blue * blue)
  }
  return sum / (first.length / 3)
}

/** Pixels of the hardest step of a ladder, the first that players see. */
export async function firstStepOf(picture: string | Uint8Array, ladder: Ladder): Promise<Uint8Array> {
  const step = sharp(await reduced(picture, LADDERS[ladder][0]))
  return new Uint8Array(await step.removeAlpha().toColourspace('srgb').raw().toBuffer())
}

/**
 * Ids whose first step is far enough from all others on average, and from each accepted id (docs/games/pixels.md). Pass
 * the best known first: of two look-alikes the first is kept.
 */
export function recognisable(
  firstSteps: ReadonlyMap<string, Uint8Array>,
  ladder: 'pixels-easy' | 'pixels-hard',
): string[] {
  const all = [...firstSteps.values()]
  const taken = new Map<string, Uint8Array>()
  for (const [id, step] of firstSteps) {
    const mean = all.reduce((sum, other) => sum + distanceOf(step, other), 0) / Math.max(1, all.length - 1)
    const isAlone = [...taken.values()].every((other) => distanceOf(step, other) >= LEAST_APART[ladder])
    if (mean >= LEAST_MEAN && isAlone) taken.set(id, step)
  }
  return [...taken.keys()]
}

export type Pair = { one: string; other: string; distance: number }

/** Pairs nearer than `least`, nearest first. Thumbnails by id. */
export function nearPairs(thumbnails: ReadonlyMap<string, Uint8Array>, least: number): Pair[] {
  const all = [...thumbnails]
  const pairs = all.flatMap(([one, first], index) =>
    all.slice(index + 1).map(([other, second]) => ({ one, other, distance: distanceOf(first, second) })),
  )
  return pairs.filter(({ distance }) => distance < least).sort((a, b) => a.distance - b.distance)
}
