import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const TEXT = /\.(js|css|json|svg)$/
const SMALLEST = 1024 // below that the headers weigh more than what is saved
const compress = promisify(brotliCompress)

/**
 * Writes a `.br` of the best quality beside every text file of a folder: too slow for each request, made once for
 * files whose names change with their bytes. A tenth fewer bytes than compressing on the way.
 */
export async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => TEXT.test(name))
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      if (bytes.length >= SMALLEST) await writeFile(join(folder, `${name}.br`), await compress(bytes))
    }),
  )
}
