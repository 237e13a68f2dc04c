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

/** No step of a run weighs more, in bytes: a phone on a slow line has it in its first answer. */
export const MOST_STEP_BYTES = 2000
const THIRD = { width: 80, height: 240 }
/** The better ones first; the last are for photographs, which have no plain surfaces. */
const THIRD_FORMS: readonly { width: number; quality: number }[] = [
  ...[80, 70, 60, 50, 40, 30].map((quality) => ({ width: THIRD.width, quality })),
  ...[60, 40, 20].map((width) => ({ width, quality: 40 })),
]
const HARDEST = 6

/**
 * The left (0), middle (1) or right (2) third of a portrait as WebP of 80 x 240, at the best quality that fits into a
 * step; of a photograph that does not it has fewer pixels.
 */
export async function thirdOf(portrait: string | Uint8Array, at: number): Promise<Buffer> {
  const { width, height } = THIRD
  const third = await paintedRaw(await painted(portrait))
    .resize(height, height)
    .extract({ left: at * width, top: 0, width, height })
    .raw()
    .toBuffer()
  const raw = { width, height, channels: 3 } as const
  const shapes = THIRD_FORMS.map(
    ({ width, quality }) =>
      () =>
        sharp(third, { raw }).resize({ width }).webp({ quality, effort: HARDEST }).toBuffer(),
  )
  for (const shape of shapes.slice(0, -1)) {
    const bytes = await shape()
    if (bytes.length <= MOST_STEP_BYTES) return bytes
  }
  return shapes.at(-1)!()
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
