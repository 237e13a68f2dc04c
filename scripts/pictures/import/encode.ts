import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import sharp from 'sharp'
import { webpWithin } from '#server/images/encode.ts'
import { sniff, UPLOAD_TYPES } from '#server/images/sniff.ts'

/** Stored size: width and height in pixels, and maximum bytes. */
const EDGE = 512
const MAX_STORED_BYTES = 102_400

const MIN_EDGE = 256
const MAX_FILE_BYTES = 20_000_000
/** An operator's files may be larger than a player's. */
const MAX_PIXELS = 50_000_000

/** Why a file is refused, as a sentence for the operator. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal'
}

/**
 * Re-encodes a PNG, JPEG or WebP file: upright, 512 x 512 (cropped from the top, where faces are), without metadata, at
 * most 100 kB of WebP. Throws a PictureRefusal.
 */
export async function encodePicture(path: string): Promise<Buffer> {
  const bytes = await readPicture(path)
  const type = sniff(bytes)
  if (!type || !UPLOAD_TYPES.includes(type)) throw new PictureRefusal(refusalOf(bytes))
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    const { width, height } = await upright.metadata()
    if (Math.min(width, height) < MIN_EDGE) {
      throw new PictureRefusal(`${width} x ${height} pixels are too few: at least ${MIN_EDGE} each way`)
    }
    const square = upright
      .resize(EDGE, EDGE, { fit: 'cover', position: 'top' })
      .flatten({ background: '#FFFFFF' })
      .toColourspace('srgb')
    const webp = await webpWithin(square, MAX_STORED_BYTES)
    if (webp) return webp
  } catch (error) {
    if (error instanceof PictureRefusal) throw error
    throw new PictureRefusal('the file is damaged, or larger than 50 million pixels')
  }
  throw new PictureRefusal('the picture is too restless to be stored in 100 kB')
}

/** Refuses links, which could lead out of the folder, like missing files. */
async function readPicture(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null)
  if (!file) throw new PictureRefusal('there is no such file in the folder')
  try {
    const stat = await file.stat()
    if (!stat.isFile()) throw new PictureRefusal('this is no file')
    if (stat.size > MAX_FILE_BYTES) throw new PictureRefusal('the file is larger than 20 MB')
    return await file.readFile()
  } finally {
    await file.close()
  }
}

function refusalOf(bytes: Buffer): string {
  const isSvg = /<svg[\s>]/i.test(bytes.toString('utf8', 0, 4096))
  return isSvg ? 'SVG is not taken from outside: it can carry scripts' : 'this is no PNG, JPEG or WebP picture'
}
