/** Accepted raster types; no SVG, which can carry scripts. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif'

/** Types that a player may upload. */
export const UPLOAD_TYPES: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp']

const ENOUGH_BYTES = 16

/** Leading bytes per type in latin1; dots match any byte. */
const BEGINNINGS: readonly [type: ImageType, beginning: RegExp][] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
]

/** Detects a picture's type by its leading bytes alone; null for all others. */
export function sniff(bytes: Uint8Array): ImageType | null {
  const text = Buffer.from(bytes.subarray(0, ENOUGH_BYTES)).toString('latin1')
  return BEGINNINGS.find(([, beginning]) => beginning.test(text))?.[0] ?? null
}
