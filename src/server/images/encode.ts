import type { Sharp } from 'sharp'
import { HttpError } from '#server/http-error.ts'
import { decoding } from './decode.ts'

/** At the lowest quality even white noise of 512 x 512 stays below 100 kB. */
const QUALITIES = [84, 72, 60, 45, 30, 15]

type Wanted = {
  /** Pixels per side. */
  size: number
  /** `cover` (default): a square. `inside`: the whole picture, no side longer, never enlarged. */
  fit?: 'cover' | 'inside'
  /** Focus of a square: the most salient part (default), or the top, where portraits have their face. */
  position?: 'attention' | 'top'
  maxBytes?: number
}

/**
 * Re-encodes a raster picture as WebP: upright, without metadata, the first frame of an animation. Throws what
 * `decoding` throws, and `unsupported-picture` for what exceeds `maxBytes` at any quality.
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

/** The best quality within `maxBytes` as WebP; null when none fits. */
export async function webpWithin(picture: Sharp, maxBytes: number): Promise<Buffer | null> {
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  return null
}
