import sharp from 'sharp'
import type { Crop } from '#contracts/admin.ts'
import { HttpError } from '#server/http-error.ts'
import { MAX_PIXELS, sniff, webpWithin } from '#server/images/encode.ts'

/** Of what is stored: pixels of a side, and the most bytes. */
const EDGE = 512
const MAX_STORED_BYTES = 102_400

type Size = { width: number; height: number }

/**
 * Cuts the square out of a picture and paints it anew: upright, 512 x 512, at most 100 kB of WebP, without metadata.
 * Throws `unsupported-picture`, and `bad-request` for a square that reaches out of the picture.
 */
export async function croppedSquare(bytes: Uint8Array, crop: Crop): Promise<Buffer> {
  if (!sniff(bytes)) throw new HttpError('unsupported-picture')
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const size = await unlessDamaged(picture.clone().metadata())
  // As the admin saw it, whichever way the camera was held.
  const square = squareOf(size.autoOrient, crop)
  const cut = picture.autoOrient().extract(square).resize(EDGE, EDGE).flatten({ background: '#FFFFFF' })
  const webp = await unlessDamaged(webpWithin(cut.toColourspace('srgb'), MAX_STORED_BYTES))
  if (!webp) throw new HttpError('unsupported-picture')
  return webp
}

/** A square in pixels; a fraction may be off by the rounding of one. */
function squareOf({ width, height }: Size, { x, y, size }: Crop) {
  const side = Math.max(1, Math.round(size * width))
  const left = Math.round(x * width)
  const top = Math.round(y * height)
  if (side > height || left + side > width + 1 || top + side > height + 1) {
    throw new HttpError('bad-request', 'The square reaches out of the picture')
  }
  return { left: Math.min(left, width - side), top: Math.min(top, height - side), width: side, height: side }
}

const unlessDamaged = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch(() => {
    throw new HttpError('unsupported-picture')
  })
