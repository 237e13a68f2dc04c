import sharp from 'sharp'
import { reduced } from '#pictures/ladder.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'
import { portrait } from '#pictures/portrait/portrait.ts'

const CHANNELS = 3

/** The mean of all our portraits without their numbers, `width` real pixels a side, as PNG: a face for games that must not show one yet. */
export async function nobody(width: number): Promise<Buffer> {
  const sums = new Float64Array(width * width * CHANNELS)
  for (const look of LOOKS.values()) {
    const pixels = await sharp(await reduced(portrait(look, { number: false }), width))
      .removeAlpha()
      .raw()
      .toBuffer()
    pixels.forEach((value, at) => (sums[at]! += value))
  }
  const mean = Uint8Array.from(sums, (sum) => Math.round(sum / LOOKS.size))
  return sharp(mean, { raw: { width, height: width, channels: CHANNELS } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
