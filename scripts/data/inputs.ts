import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const GENERATED_FOLDER = join(ROOT, 'src/data/generated')
/** Hash of the last build's inputs; written last. */
export const HASH_FILE = join(GENERATED_FOLDER, 'inputs.hash')

/** Inputs whose change makes the generated files outdated. */
const INPUTS = [
  'src/data/sheets',
  'src/data/corrections',
  'scripts/data',
  'src/search',
  'src/core',
  'src/data/derived.ts',
  'src/data/phrases',
  'src/data/evidence-file.ts',
  'src/data/grammar-file.ts',
  'src/data/history-file.ts',
  'src/data/facts-file.ts',
  'src/data/records-file.ts',
  'src/data/types.ts',
  'src/data/types',
  'src/data/pools',
  'src/games/quiz',
  'src/games/back-four/deal/catalogue',
  'src/games/back-four/deal/catalogue-file.ts',
  'src/games/back-four/deal/spells.ts',
  'src/games/back-four/deal/tiles.ts',
  'src/pictures',
  'pictures/overrides',
]
/** Hash of all current inputs: files and program. */
export async function hashOfInputs(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of INPUTS) {
    for (const file of await filesUnder(join(ROOT, path)))
      hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Hash of the existing facts; null when there are none. */
export const hashOfBuilt = (): Promise<string | null> => readFile(HASH_FILE, 'utf8').catch(() => null)

/** All files of a folder, sorted; the path itself when it is a file. */
export async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
