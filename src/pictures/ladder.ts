import sharp, { type Sharp } from 'sharp'

/** Widths in pixels of the six steps, hardest first. */
export const LADDERS = {
  'pixels-easy': [10, 12, 16, 24, 40, 64],
  /** A photograph gains detail from 32 pixels on; a drawing has shown everything but its number by then. */
  'pixels-easy-photograph': [12, 16, 24, 32, 48, 64],
  'pixels-hard': [6, 8, 12, 16, 24, 32],
  'pixels-coarsest': [5, 6, 8, 10, 14, 20],
  blur: [6, 8, 12, 16, 24, 48],
} as const
export type Ladder = keyof typeof LADDERS

/** Width of the face in the second hint of Wordle. */
export const HINT_WIDTH = 16

const GROUND = '#FFFFFF'
const SEE_THROUGH = { r: 0, g: 0, b: 0, alpha: 0 }
/** Size at which pictures are painted before they are reduced. */
const PAINTED = 256
/**
 * Up to this width every pixel is exact; above it, WebP at this quality keeps a detailed face of 64 x 64 below 2 kB.
 */
const EXACT_WIDTH = 16
const QUALITY = 86

type Painting = { bytes: Buffer; grey: boolean }

/**
 * The picture reduced to `width` real pixels per side, as WebP without metadata; a crest lies on a white square. Takes
 * an SVG, or the bytes of a PNG, JPEG or WebP that replaces a drawing. `cut` keeps the background transparent.
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

/** The six steps of a ladder, hardest first; the first `greyUntil` steps are grey (Blur's hard mode). */
export async function ladderOf(
  picture: string | Uint8Array,
  ladder: Ladder,
  { greyUntil = 0 } = {},
): Promise<readonly Buffer[]> {
  const bytes = await painted(picture)
  return Promise.all(LADDERS[ladder].map((width, index) => reducedTo(width, { bytes, grey: index < greyUntil })))
}

/** Maximum bytes of a step, so that it loads quickly on a slow connection. */
export const MOST_STEP_BYTES = 2000
const THIRD = { width: 80, height: 240 }
/** Best first; the last ones are for photographs, which have no plain surfaces. */
const THIRD_FORMS: readonly { width: number; quality: number }[] = [
  ...[80, 70, 60, 50, 40, 30].map((quality) => ({ width: THIRD.width, quality })),
  ...[60, 40, 20].map((width) => ({ width, quality: 40 })),
]
const HARDEST = 6

/**
 * The left (0), middle (1) or right (2) third of a portrait as WebP of 80 x 240, at the best quality that fits into a
 * step; a photograph that does not fit gets fewer pixels.
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

/** Place of the head in a portrait, as shares of its edge, and its width in pixels. */
const HEAD = { left: 0.25, top: 0.03, width: 0.5, height: 0.72, pixels: 96, quality: 62 }

/** The head of a portrait without ground, `width` pixels wide, as WebP without metadata. */
export async function headOf(portrait: string | Uint8Array, width: number = HEAD.pixels): Promise<Buffer> {
  const share = (part: number) => Math.round(part * PAINTED)
  const whole = await sharp(typeof portrait === 'string' ? Buffer.from(portrait) : portrait)
    .resize(PAINTED, PAINTED, { fit: 'cover' })
    .ensureAlpha()
    .toColourspace('srgb')
    .png()
    .toBuffer()
  return sharp(whole)
    .extract({ left: share(HEAD.left), top: share(HEAD.top), width: share(HEAD.width), height: share(HEAD.height) })
    .resize({ width })
    .webp({ quality: HEAD.quality, alphaQuality: 60, effort: HARDEST })
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
