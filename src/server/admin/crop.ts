import type { Crop } from '#contracts/admin.ts'
import { HttpError } from '#server/http-error.ts'
import { decoding } from '#server/images/decode.ts'
import { webpWithin } from '#server/images/encode.ts'

/** Of what is stored: pixels of a side, and the most bytes. */
const EDGE = 512
const MAX_STORED_BYTES = 102_400

type Size = { width: number; height: number }

/**
 * Cuts the square out of a picture and paints it anew: upright, 512 x 512, at most 100 kB of WebP, without metadata.
 * Throws what `decoding` throws, and `bad-request` for a square that reaches out of the picture.
 */
export function croppedSquare(bytes: Uint8Array, crop: Crop): Promise<Buffer> {
  return decoding(bytes, async (picture) => {
    const size = await picture.clone().metadata()
    // As the admin saw it, whichever way the camera was held.
    const square = squareOf(size.autoOrient, crop)
    const cut = picture.autoOrient().extract(square).resize(EDGE, EDGE).flatten({ background: '#FFFFFF' })
    const webp = await webpWithin(cut.toColourspace('srgb'), MAX_STORED_BYTES)
    if (!webp) throw new HttpError('unsupported-picture')
    return webp
  })
}

/** Pixels of the longer side of what the admin sees: an edge there may be off by one of those. */
const SEEN_EDGE = 1024

/** A square in pixels, brought inside where it reaches out by no more than rounding. */
function squareOf({ width, height }: Size, { x, y, size }: Crop) {
  const wanted = Math.max(1, Math.round(size * width))
  const left = Math.round(x * width)
  const top = Math.round(y * height)
  const slack = Math.ceil(Math.max(width, height) / SEEN_EDGE)
  if (wanted > height + slack || left + wanted > width + slack || top + wanted > height + slack) {
    throw new HttpError('bad-request', 'The square reaches out of the picture')
  }
  const side = Math.min(wanted, width, height)
  return { left: Math.min(left, width - side), top: Math.min(top, height - side), width: side, height: side }
}
