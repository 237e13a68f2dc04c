import sharp from 'sharp'
import type { PictureAddress, PictureQuery } from '#contracts/pictures.ts'
import { reduced } from '#pictures/ladder.ts'
import { seedOf } from '#pictures/seed.ts'
import { painted } from './painting.ts'
import type { Picture } from './source.ts'

const DEFAULT_WIDTH = 256
const QUALITY = 84
/** A drawing of 200 units is rendered 600 pixels wide, above the largest requested width. */
const DENSITY = 216

/** A request to `/img`: an address and its sizes. */
export type Wanted = PictureAddress & Pick<PictureQuery, 'w' | 'px' | 'cut'>

/** Renders the picture as PNG or WebP without metadata. */
export function rendered(wanted: Wanted, picture: Picture): Promise<Buffer> {
  const { format, w, px, cut } = wanted
  return painted(JSON.stringify([wanted, versionOf(picture)]), () =>
    px
      ? reduced(imageOf(picture), Number(px), { cut: cut === '1' })
      : sized(picture, Number(w ?? DEFAULT_WIDTH), { png: format === 'png' }),
  )
}

/** Part of the cache key: a replaced picture has another version. Drawings never change. */
export const versionOf = (picture: Picture): string | null => ('drawing' in picture ? null : picture.version)

/** Entity tag that differs per picture, drawing and size. */
export const tagOf = (wanted: Wanted, picture: Picture): string =>
  `W/"${seedOf(JSON.stringify([wanted, 'drawing' in picture ? picture.drawing : picture.version])).toString(36)}"`

/** Version in a picture's lasting address: changes with the drawing or what replaces it, not with the size. */
export const addressVersion = (picture: Picture): string =>
  seedOf('drawing' in picture ? picture.drawing : picture.version).toString(36)

/** A drawing or the bytes of a picture, as `src/pictures/ladder.ts` takes them. */
export const imageOf = (picture: Picture): string | Uint8Array =>
  'drawing' in picture ? picture.drawing : picture.bytes

/** The whole picture at a width in pixels, as WebP of quality 1 to 100, or PNG. */
export function sized(picture: Picture, width: number, { png = false, quality = QUALITY } = {}): Promise<Buffer> {
  const input = 'drawing' in picture ? sharp(Buffer.from(picture.drawing), { density: DENSITY }) : sharp(picture.bytes)
  const small = input.resize({ width })
  return png ? small.png({ palette: true }).toBuffer() : small.webp({ quality }).toBuffer()
}
