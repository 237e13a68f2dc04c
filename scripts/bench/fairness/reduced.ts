import sharp from 'sharp'
import { distanceOf } from '#pictures/distance.ts'

const PAINTED = 256

/**
 * What somebody makes of a drawing who has all of them: as few pixels as a look has, by another way of reducing than ours.
 * RGB bytes on white.
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

/** Colours nearer than this are one to an eye that remembers them. */
const COLOUR_STEP = 24

/** All its pixels as one: what is left for who remembers colours and no shape. */
export function colourOf(pixels: Uint8Array): Uint8Array {
  const sums = [0, 0, 0]
  pixels.forEach((value, at) => (sums[at % 3]! += value))
  return Uint8Array.from(sums, (sum) => COLOUR_STEP * Math.round((3 * sum) / pixels.length / COLOUR_STEP))
}
