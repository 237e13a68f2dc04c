import type { Crop } from '#contracts/admin.ts'
import { HttpError } from '#server/http-error.ts'
import { decoding } from '#server/images/decode.ts'
import { webpWithin } from '#server/images/encode.ts'

/** Stored size: pixels per side and maximum bytes. */
const EDGE = 512
const MAX_STORED_BYTES = 102_400

type Size = { width: number; height: number }

/**
 * Crops the square and re-encodes it: upright, 512 x 512, at most 100 kB of WebP, without metadata. Throws what
 * `decoding` throws, and `bad-request` for a square outside the picture.
 */
export function croppedSquare(bytes: Uint8Array, crop: Crop): Promise<Buffer> {
  return decoding(bytes, async (picture) => {
    const size = await picture.clone().metadata()
    // In the orientation that the admin saw, whatever the camera recorded.
    const square = squareOf(size.autoOrient, crop)
    const cut = picture.autoOrient().extract(square).resize(EDGE, EDGE).flatten({ background: '#FFFFFF' })
    const webp = await webpWithin(cut.toColourspace('srgb'), MAX_STORED_BYTES)
    if (!webp) throw new HttpError('unsupported-picture')
    return webp
  })
}

/** Longer side of the admin's preview, pixels: the crop's edges may be off by one preview pixel. */
const PREVIEW_EDGE = 1024

/** Converts the square to pixels, and clamps it when it exceeds the picture by rounding only. */
function squareOf({ width, height }: Size, { x, y, size }: Crop) {
  const wanted = Math.max(1, Math.round(size * width))
  const left = Math.round(x * width)
  const top = Math.round(y * height)
  const slack = Math.ceil(Math.max(width, height) / PREVIEW_EDGE)
  if (wanted > height + slack || left + wanted > width + slack || top + wanted > height + slack) {
    throw new HttpError('bad-request', 'The square reaches out of the picture')
  }
  const side = Math.min(wanted, width, height)
  return { left: Math.min(left, width - side), top: Math.min(top, height - side), width: side, height: side }
}
