import { join } from 'node:path'
import type { Problem } from '#scripts/data/sheets.ts'
import { encodePicture, PictureRefusal } from './encode.ts'
import { readManifest, type Entry } from './manifest.ts'

/** One request carries all, so that all or none are stored: about 80 pictures. */
const MAX_TOTAL_BYTES = 4_000_000

/** A row for `fill_player_pictures`; `bytes` in base64. */
export type PictureRow = { player: string; bytes: string; author: string; licence: string; source: string }

export type Prepared = { pictures: PictureRow[]; problems: Problem[] }

export type PrepareOptions = {
  folder: string
  /** The manifest's file name in the folder. */
  manifest: string
  footballers: ReadonlySet<string>
  maxTotalBytes?: number
}

/** Reads and re-encodes every picture of a manifest. Any problem means no pictures at all. */
export async function preparePictures(options: PrepareOptions): Promise<Prepared> {
  const { name, entries, problems } = await readManifest(options.folder, options.manifest, options.footballers)
  const pictures: PictureRow[] = []
  let total = 0
  for (const entry of entries) {
    const bytes = await encodePicture(join(options.folder, entry.file)).catch((error: unknown) => {
      if (!(error instanceof PictureRefusal)) throw error
      problems.push({ file: name, line: entry.line, column: 'file', rule: 'picture', reason: error.message })
    })
    if (!bytes) continue
    total += bytes.length
    pictures.push(rowOf(entry, bytes))
  }
  if (total > (options.maxTotalBytes ?? MAX_TOTAL_BYTES)) {
    const reason = `${pictures.length} pictures are too many for one import: divide the manifest`
    problems.push({ file: name, line: 1, rule: 'size', reason })
  }
  problems.sort((one, other) => one.line - other.line)
  return { pictures: problems.length > 0 ? [] : pictures, problems }
}

const rowOf = ({ footballer, author, licence, source }: Entry, bytes: Buffer): PictureRow => ({
  player: footballer,
  bytes: bytes.toString('base64'),
  author,
  licence,
  source,
})
