import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assemble } from './assemble.ts'
import { drawnOf } from './drawn.ts'
import { readCorrectedSheets } from './corrections.ts'
import { encodeFacts } from './facts-file.ts'
import { readManifest } from './manifest.ts'
import { encodePack } from './pack.ts'
import { encodeRecords } from './records.ts'
import { replaceFile } from './write.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const SHEETS_FOLDER = join(ROOT, 'src/data/sheets')
export const CORRECTIONS_FOLDER = join(ROOT, 'src/data/corrections')
export const GENERATED_FOLDER = join(ROOT, 'src/data/generated')

/** A change in any of these makes the generated files old. */
const INPUTS = [
  'src/data/sheets',
  'src/data/corrections',
  'scripts/data',
  'src/search',
  'src/core',
  'src/data/derived.ts',
  'src/data/facts-file.ts',
  'src/data/records-file.ts',
  'src/data/types.ts',
  'src/pictures',
  'pictures/overrides',
]
const HASH_FILE = 'inputs.hash'

/** Makes `facts.json`, `records.json` and `search-pack.json` from sheets and corrections; answers false when they were up to date. */
export async function build(): Promise<boolean> {
  const hash = await hashOf(INPUTS)
  const known = await readFile(join(GENERATED_FOLDER, HASH_FILE), 'utf8').catch(() => null)
  if (known === hash) return false
  const { asOf } = await readManifest(SHEETS_FOLDER)
  const sheets = await readCorrectedSheets(SHEETS_FOLDER, CORRECTIONS_FOLDER)
  const facts = assemble(sheets)
  await mkdir(GENERATED_FOLDER, { recursive: true })
  await replaceFile(join(GENERATED_FOLDER, 'facts.json'), JSON.stringify(encodeFacts(facts, asOf)))
  await replaceFile(join(GENERATED_FOLDER, 'records.json'), JSON.stringify(encodeRecords(sheets)))
  const pack = encodePack(facts, asOf, await drawnOf(facts.clubs))
  await replaceFile(join(GENERATED_FOLDER, 'search-pack.json'), JSON.stringify(pack))
  await replaceFile(join(GENERATED_FOLDER, HASH_FILE), hash)
  return true
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesUnder(join(ROOT, path)))
      hash.update(file.slice(ROOT.length)).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
