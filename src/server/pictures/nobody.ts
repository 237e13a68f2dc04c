import sharp from 'sharp'
import { reduced } from '#pictures/ladder.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'
import { portrait } from '#pictures/portrait/portrait.ts'

const CHANNELS = 3
/** Enough faces to approximate the mean of all, which would take seconds. */
const FACES = 96

/**
 * The mean of many portraits without shirt numbers, `width` real pixels per side, as PNG: a placeholder face for games.
 */
export async function nobody(width: number): Promise<Buffer> {
  const sums = new Float64Array(width * width * CHANNELS)
  const step = Math.max(1, Math.floor(LOOKS.size / FACES))
  const some = [...LOOKS.values()].filter((_, index) => index % step === 0)
  for (const look of some) {
    const pixels = await sharp(await reduced(portrait(look, { number: false }), width))
      .removeAlpha()
      .raw()
      .toBuffer()
    pixels.forEach((value, at) => (sums[at]! += value))
  }
  const mean = Uint8Array.from(sums, (sum) => Math.round(sum / some.length))
  return sharp(mean, { raw: { width, height: width, channels: CHANNELS } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
