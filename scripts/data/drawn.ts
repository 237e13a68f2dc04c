import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Club } from '#data/types.ts'
import { crestsVersion } from '#pictures/crest/drawn.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'
import type { Drawn } from './pack.ts'

const OVERRIDES = fileURLToPath(new URL('../../pictures/overrides', import.meta.url))

/** Data of our drawings for the search pack. Avoids `#pictures/index.ts`, which reads the facts being built. */
export async function drawnOf(clubs: readonly Club[]): Promise<Drawn> {
  return { portraits: new Set(LOOKS.keys()), crests: crestsVersion(clubs, await replacedCrests()) }
}

/** Crests replaced by files, as in `replacedCrests` of the server. */
async function replacedCrests(): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(OVERRIDES, 'manifest.json'), 'utf8')) as OverrideLine[]
  const crests = manifest.filter(({ kind }) => kind === 'crest')
  return Promise.all(crests.map(async ({ id, file }) => `${id} ${await readFile(join(OVERRIDES, file), 'base64')}`))
}

type OverrideLine = { kind: string; id: string; file: string }
