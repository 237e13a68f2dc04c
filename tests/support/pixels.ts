import sharp from 'sharp'

/** Chunk names of a WebP file. */
export function chunksOf(webp: Buffer): string[] {
  const names: string[] = []
  for (let at = 12; at < webp.length;) {
    names.push(webp.toString('latin1', at, at + 4))
    const size = webp.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return names
}

/** A WebP of one colour, as an import would store it. */
export const plainPicture = (background: string, edge = 512): Promise<Buffer> =>
  sharp({ create: { width: edge, height: edge, channels: 3, background } })
    .webp()
    .toBuffer()

/** Colour of the centre as `[red, green, blue]`. */
export async function colourOf(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
  return [...data.subarray(middle, middle + 3)]
}
