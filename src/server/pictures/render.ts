import sharp from 'sharp'
import type { PictureAddress, PictureQuery } from '#contracts/pictures.ts'
import { reduced } from '#pictures/ladder.ts'
import { seedOf } from '#pictures/seed.ts'
import { HttpError } from '#server/http-error.ts'
import { memoized } from '#server/memo.ts'
import { pictureFor, type Picture } from './source.ts'

const REMEMBER_MS = 60_000
const DEFAULT_WIDTH = 256
const QUALITY = 84
/** Dots an inch: a drawing of 200 units is painted 600 pixels wide, above the largest width asked for. */
const DENSITY = 216

/** What one answer of `/img` shows: an address with its sizes. */
export type Wanted = PictureAddress & Pick<PictureQuery, 'w' | 'px' | 'cut'>

/** The picture as PNG or WebP without metadata. Throws `not-found` when it was taken down meanwhile. */
export const rendered = (wanted: Wanted, picture: Picture): Promise<Buffer> =>
  paint(JSON.stringify([wanted, 'drawing' in picture ? null : picture.version]))

/** The key names the picture's version too, so that another picture under the same address is painted at once. */
const paint = memoized(REMEMBER_MS, async (key) => {
  const [{ kind, id, format, w, px, cut }] = JSON.parse(key) as [Wanted, string | null]
  const picture = await pictureFor(kind, id, { cut: cut === '1' })
  if (!picture) throw new HttpError('not-found')
  if (px) return reduced(imageOf(picture), Number(px), { cut: cut === '1' })
  return sized(picture, Number(w ?? DEFAULT_WIDTH), { png: format === 'png' })
})

/** Names what an answer shows: another picture, drawing or size has another tag. */
export const tagOf = (wanted: Wanted, picture: Picture): string =>
  `W/"${seedOf(JSON.stringify([wanted, 'drawing' in picture ? picture.drawing : picture.version])).toString(36)}"`

/** A drawing or the bytes of a picture, as `src/pictures/ladder.ts` takes them. */
export const imageOf = (picture: Picture): string | Uint8Array =>
  'drawing' in picture ? picture.drawing : picture.bytes

/** The whole picture at a width in pixels, as WebP of a quality from 1 to 100, or PNG. */
export function sized(picture: Picture, width: number, { png = false, quality = QUALITY } = {}): Promise<Buffer> {
  const input = 'drawing' in picture ? sharp(Buffer.from(picture.drawing), { density: DENSITY }) : sharp(picture.bytes)
  const small = input.resize({ width })
  return png ? small.png({ palette: true }).toBuffer() : small.webp({ quality }).toBuffer()
}
