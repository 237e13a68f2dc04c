import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOOKS } from '#pictures/portrait/portraits.ts'
import { filesUnder, ROOT } from './inputs.ts'
import type { Drawn } from './pack.ts'

const FOLDERS = ['src/pictures', 'pictures/overrides']
const BASE = 36
const DIGITS = 8

/** Data of our drawings for the search pack. Avoids `#pictures/index.ts`, which reads the facts being built. */
export const drawnOf = async (facts: unknown): Promise<Drawn> => ({
  portraits: new Set(LOOKS.keys()),
  pictures: await pictureVersion(facts),
})

/**
 * Version in the addresses of all drawings: changes with their code and sheets, with the files that replace them, and
 * with the facts that they show.
 */
export async function pictureVersion(facts: unknown, folders: readonly string[] = FOLDERS): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const folder of folders)
    for (const file of await filesUnder(join(ROOT, folder)))
      hash.update(file.slice(ROOT.length)).update(await readFile(file))
  return hash.digest().readUIntBE(0, 6).toString(BASE).slice(0, DIGITS)
}
