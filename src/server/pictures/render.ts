import sharp from 'sharp'
import type { PictureAddress, PictureQuery } from '#contracts/pictures.ts'
import { reduced } from '#pictures/ladder.ts'
import { HttpError } from '#server/http-error.ts'
import { memoized } from '#server/memo.ts'
import { pictureFor, type Picture } from './source.ts'

const REMEMBER_MS = 60_000
const DEFAULT_WIDTH = 256
const QUALITY = 84
/** Dots an inch: a drawing of 200 units is painted 600 pixels wide, above the largest width asked for. */
const DENSITY = 216

/** What one answer of `/img` shows: an address with its query. */
export type Wanted = PictureAddress & PictureQuery

/** The picture as PNG or WebP without metadata. Throws `not-found` when it was taken down meanwhile. */
export const rendered = (wanted: Wanted, picture: Picture): Promise<Buffer> =>
  paint(JSON.stringify([wanted, 'drawing' in picture ? null : picture.version]))

/** The key names the picture's version too, so that another picture under the same address is painted at once. */
const paint = memoized(REMEMBER_MS, async (key) => {
  const [{ kind, id, format, w, px }] = JSON.parse(key) as [Wanted, string | null]
  const picture = await pictureFor(kind, id)
  if (!picture) throw new HttpError('not-found')
  if (px) return reduced(imageOf(picture), Number(px))
  return sized(picture, Number(w ?? DEFAULT_WIDTH), format === 'png')
})

/** A drawing or the bytes of a picture, as `src/pictures/ladder.ts` takes them. */
export const imageOf = (picture: Picture): string | Uint8Array =>
  'drawing' in picture ? picture.drawing : picture.bytes

function sized(picture: Picture, width: number, png: boolean): Promise<Buffer> {
  const input = 'drawing' in picture ? sharp(Buffer.from(picture.drawing), { density: DENSITY }) : sharp(picture.bytes)
  const small = input.resize({ width })
  return png ? small.png({ palette: true }).toBuffer() : small.webp({ quality: QUALITY }).toBuffer()
}
