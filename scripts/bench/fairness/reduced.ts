import sharp from 'sharp'
import { distanceOf } from '#pictures/distance.ts'

const PAINTED = 256

/**
 * Reduces a drawing to as few pixels as a step has, by another algorithm than ours, as a solver would. RGB bytes on
 * white.
 */
export async function guessOf(drawing: string, width: number, grey = false): Promise<Uint8Array> {
  const painted = await sharp(Buffer.from(drawing))
    .resize(PAINTED, PAINTED, { fit: 'contain', background: '#FFFFFF' })
    .flatten({ background: '#FFFFFF' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const small = sharp(painted).resize(width, width, { kernel: 'lanczos3' })
  return pixelsOf(await (grey ? small.greyscale() : small).png().toBuffer())
}

/** RGB bytes of a picture. */
export const pixelsOf = async (picture: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await sharp(picture).toColourspace('srgb').removeAlpha().raw().toBuffer())

/** The id whose picture is nearest to this one. */
export function nearestTo(shown: Uint8Array, all: ReadonlyMap<string, Uint8Array>): string {
  let [nearest, least] = ['', Infinity]
  for (const [id, picture] of all) {
    const distance = distanceOf(shown, picture)
    if (distance < least) [nearest, least] = [id, distance]
  }
  return nearest
}

/** Colours nearer than this are indistinguishable from memory. */
const COLOUR_STEP = 24

/** Mean colour of all pixels. */
export function colourOf(pixels: Uint8Array): Uint8Array {
  const sums = [0, 0, 0]
  pixels.forEach((value, at) => (sums[at % 3]! += value))
  return Uint8Array.from(sums, (sum) => COLOUR_STEP * Math.round((3 * sum) / pixels.length / COLOUR_STEP))
}
