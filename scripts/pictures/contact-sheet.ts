import sharp from 'sharp'
import { lettering } from '#pictures/glyphs.ts'

export type Tile = { svg: string; label: string }
export type SheetOptions = {
  columns: number
  /** Width of a picture in pixels. */
  size: number
  /** Height of a picture; square when absent. */
  height?: number
  label: boolean
}

const LABEL = 16

/** A contact sheet of drawings with captions, as PNG. */
export async function contactSheet(tiles: readonly Tile[], options: SheetOptions): Promise<Buffer> {
  const { columns, size, height = size } = options
  const row = height + (options.label ? LABEL : 2)
  const width = columns * (size + 4)
  const whole = { width, height: Math.ceil(tiles.length / columns) * row }
  const place = (index: number) => ({ left: (index % columns) * (size + 4), top: Math.floor(index / columns) * row })
  const pictures = await Promise.all(
    tiles.map(async ({ svg }, index) => ({ input: await pictureOf(svg, size, height), ...place(index) })),
  )
  const names = options.label ? [{ input: Buffer.from(labels(tiles, place, whole, height)), left: 0, top: 0 }] : []
  return sharp({ create: { ...whole, channels: 3, background: '#FFFFFF' } })
    .composite([...pictures, ...names])
    .png({ palette: true, colours: 200, compressionLevel: 9 })
    .toBuffer()
}

const pictureOf = (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height, { fit: 'contain', background: '#FFFFFF' })
    .flatten({ background: '#FFFFFF' })
    .png()
    .toBuffer()

function labels(
  tiles: readonly Tile[],
  place: (index: number) => { left: number; top: number },
  whole: { width: number; height: number },
  height: number,
): string {
  const texts = tiles.map(({ label }, index) => {
    const { left, top } = place(index)
    return `<path d="${lettering(label).path}" transform="translate(${left + 3} ${top + height + 4}) scale(.55)" stroke="#222" stroke-width="1.8" fill="none"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole.width}" height="${whole.height}">${texts.join('')}</svg>`
}
