import sharp from 'sharp'

const EDGE = 32

/** A drawing as 32 x 32 RGB bytes on white: what two drawings are compared by. */
export async function thumbnailOf(svg: string): Promise<Uint8Array> {
  const bytes = await sharp(Buffer.from(svg))
    .flatten({ background: '#FFFFFF' })
    .resize(EDGE, EDGE, { fit: 'contain', background: '#FFFFFF' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return new Uint8Array(bytes)
}

/** Mean distance of the pixels in RGB, 0 (the same) to 441. */
export function distanceOf(first: Uint8Array, second: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < first.length; at += 3) {
    const red = (first[at] ?? 0) - (second[at] ?? 0)
    const green = (first[at + 1] ?? 0) - (second[at + 1] ?? 0)
    const blue = (first[at + 2] ?? 0) - (second[at + 2] ?? 0)
    sum += Math.sqrt(red * red + green * green + blue * blue)
  }
  return sum / (first.length / 3)
}

export type Pair = { one: string; other: string; distance: number }

/** Pairs nearer than `least`, the nearest first. Thumbnails by id. */
export function nearPairs(thumbnails: ReadonlyMap<string, Uint8Array>, least: number): Pair[] {
  const all = [...thumbnails]
  const pairs = all.flatMap(([one, first], index) =>
    all.slice(index + 1).map(([other, second]) => ({ one, other, distance: distanceOf(first, second) })),
  )
  return pairs.filter(({ distance }) => distance < least).sort((a, b) => a.distance - b.distance)
}
