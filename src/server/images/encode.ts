import sharp, { type Sharp } from 'sharp'
import { HttpError } from '#server/http-error.ts'
import { sniff } from './sniff.ts'

export { sniff } from './sniff.ts'

/** A few kilobytes can unfold into more than a server has memory for. */
export const MAX_PIXELS = 50_000_000
const MAX_SECONDS = 10
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
 * nothing else that the file carried. Throws `unsupported-picture` for what is none, is damaged, has more than 50
 * million pixels, or does not fit into `maxBytes` at any quality.
 */
export async function asWebp(bytes: Uint8Array, wanted: Wanted): Promise<Buffer> {
  if (!sniff(bytes)) throw new HttpError('unsupported-picture')
  const { size, fit = 'cover', position = 'attention', maxBytes = Infinity } = wanted
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(size, size, { fit, position, withoutEnlargement: fit === 'inside' })
    .toColourspace('srgb')
  const webp = await webpWithin(picture, maxBytes).catch(() => null)
  if (!webp) throw new HttpError('unsupported-picture')
  return webp
}

/** The WebP of the best quality that is not larger than `maxBytes`; null when none is. */
export async function webpWithin(picture: Sharp, maxBytes: number): Promise<Buffer | null> {
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  return null
}
