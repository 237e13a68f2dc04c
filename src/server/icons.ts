import sharp from 'sharp'
import { appIcon, type IconShape } from '#pictures/app-icon.ts'

/** The app's icon as a PNG of `size` pixels a side. */
export async function iconPng(size: number, shape: IconShape): Promise<Response> {
  const png = await sharp(Buffer.from(appIcon(shape)))
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
