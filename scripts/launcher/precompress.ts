import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'

/** Files whose names change with their bytes, and prerendered pages. */
const TEXT = /^_astro\/.*\.(js|css|json|svg)$|(^|\/)index\.html$/
const SMALLEST = 1024 // below this size headers outweigh the savings
const QUICK = 6 // for a page that the build has not compressed
const compress = promisify(brotliCompress)

/**
 * Writes a `.br` of the best quality beside every asset and page of a build's `client` folder: a tenth smaller than
 * compressing per request, which would be too slow.
 */
export async function precompress(client: string): Promise<void> {
  const names = (await readdir(client, { recursive: true })).filter((name) => TEXT.test(name))
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(client, name))
      if (bytes.length >= SMALLEST) await writeFile(join(client, `${name}.br`), await compress(bytes))
    }),
  )
}

export const compressed = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } })
