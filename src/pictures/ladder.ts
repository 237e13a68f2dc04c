import sharp, { type Sharp } from 'sharp'

/** Widths in pixels of the six steps, the hardest first. */
export const LADDERS = {
  'pixels-easy': [10, 12, 16, 24, 40, 64],
  /** A photograph tells more from 32 pixels on, where a drawing has told all but its number. */
  'pixels-easy-photograph': [12, 16, 24, 32, 48, 64],
  'pixels-hard': [6, 8, 12, 16, 24, 32],
  blur: [6, 8, 12, 16, 24, 48],
} as const
export type Ladder = keyof typeof LADDERS

/** Width of the face that the second hint of Wordle shows. */
export const HINT_WIDTH = 16

const GROUND = '#FFFFFF'
const SEE_THROUGH = { r: 0, g: 0, b: 0, alpha: 0 }
/** Pictures are painted once at this size and reduced from there. */
const PAINTED = 256
/** Up to this width every pixel is kept exactly; WebP at this quality keeps 64 x 64 pixels of a busy face below 2 kB. */
const EXACT_WIDTH = 16
const QUALITY = 86

type Painting = { bytes: Buffer; grey: boolean }

/**
 * The picture with nothing left but `width` real pixels a side, as WebP without any metadata; a crest stands in a white
 * square. Instead of a drawing it takes the bytes of the PNG, JPEG or WebP picture that replaced one. `cut` keeps what
 * nothing is painted on see-through.
 */
export async function reduced(
  picture: string | Uint8Array,
  width: number,
  { grey = false, cut = false } = {},
): Promise<Buffer> {
  return cut ? withoutGround(picture, width) : reducedTo(width, { bytes: await painted(picture), grey })
}

async function withoutGround(picture: string | Uint8Array, width: number): Promise<Buffer> {
  const { data, info } = await sharp(typeof picture === 'string' ? Buffer.from(picture) : picture)
    .resize(PAINTED, PAINTED, { fit: 'contain', background: SEE_THROUGH })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info }).resize(width, width, { kernel: 'mitchell' }).webp({ lossless: true }).toBuffer()
}

/** All six steps of a ladder, the hardest first; the first `greyUntil` steps (Blur's hard mode) come without colour. */
export async function ladderOf(
  picture: string | Uint8Array,
  ladder: Ladder,
  { greyUntil = 0 } = {},
): Promise<readonly Buffer[]> {
  const bytes = await painted(picture)
  return Promise.all(LADDERS[ladder].map((width, index) => reducedTo(width, { bytes, grey: index < greyUntil })))
}

const SPLIT_EDGE = 240

/** One face of three thirds side by side: left, middle and right of three portraits, as WebP of 240 x 240. */
export async function splitOf(
  portraits: readonly [string | Uint8Array, string | Uint8Array, string | Uint8Array],
): Promise<Buffer> {
  const width = SPLIT_EDGE / 3
  const thirds = await Promise.all(
    portraits.map(async (picture, index) => ({
      input: await paintedRaw(await painted(picture))
        .resize(SPLIT_EDGE, SPLIT_EDGE)
        .extract({ left: index * width, top: 0, width, height: SPLIT_EDGE })
        .png({ compressionLevel: 1 })
        .toBuffer(),
      left: index * width,
      top: 0,
    })),
  )
  return sharp({ create: { width: SPLIT_EDGE, height: SPLIT_EDGE, channels: 3, background: GROUND } })
    .composite(thirds)
    .webp({ quality: 82 })
    .toBuffer()
}

const painted = (picture: string | Uint8Array): Promise<Buffer> =>
  sharp(typeof picture === 'string' ? Buffer.from(picture) : picture)
    .resize(PAINTED, PAINTED, { fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()

const paintedRaw = (bytes: Buffer): Sharp => sharp(bytes, { raw: { width: PAINTED, height: PAINTED, channels: 3 } })

function reducedTo(width: number, { bytes, grey }: Painting): Promise<Buffer> {
  const small = paintedRaw(bytes).resize(width, width, { kernel: 'mitchell' })
  return (grey ? small.greyscale() : small)
    .webp(width <= EXACT_WIDTH ? { lossless: true } : { quality: QUALITY, smartSubsample: true })
    .toBuffer()
}
