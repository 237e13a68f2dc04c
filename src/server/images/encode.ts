import type { Sharp } from 'sharp'
import { HttpError } from '#server/http-error.ts'
import { decoding } from './decode.ts'

/** The last one brings even white noise of 512 x 512 below 100 kB. */
const QUALITIES = [84, 72, 60, 45, 30, 15]

type Wanted = {
  /** Pixels of a side. */
  size: number
  /** `cover` (the default): a square of that side. `inside`: the whole picture, no side longer, never enlarged. */
  fit?: 'cover' | 'inside'
  /** What a square keeps: what catches the eye (the default), or the top, where faces of portraits are. */
  position?: 'attention' | 'top'
  maxBytes?: number
}

/**
 * Decodes a raster picture and paints it anew as WebP: upright, without metadata, of an animation the first frame, and
 * nothing else that the file carried. Throws what `decoding` throws, and `unsupported-picture` for what does not fit
 * into `maxBytes` at any quality.
 */
export function asWebp(bytes: Uint8Array, wanted: Wanted): Promise<Buffer> {
  const { size, fit = 'cover', position = 'attention', maxBytes = Infinity } = wanted
  return decoding(bytes, async (picture) => {
    const small = picture
      .autoOrient()
      .resize(size, size, { fit, position, withoutEnlargement: fit === 'inside' })
      .toColourspace('srgb')
    const webp = await webpWithin(small, maxBytes)
    if (!webp) throw new HttpError('unsupported-picture')
    return webp
  })
}

/** The WebP of the best quality that is not larger than `maxBytes`; null when none is. */
export async function webpWithin(picture: Sharp, maxBytes: number): Promise<Buffer | null> {
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  return null
}
