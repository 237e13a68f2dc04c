import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

export const MANIFEST_FILE = 'manifest.json'

const Origin = z.object({
  source: z.string().check(z.minLength(1)),
  terms: z.string().check(z.minLength(1)),
  asOf: z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/)),
})
type Origin = z.infer<typeof Origin>

/** Source, terms and date (YYYY-MM or YYYY-MM-DD) of each file's facts. */
export const Manifest = z.object({
  asOf: Origin.shape.asOf,
  sheets: z.record(z.string(), z.array(Origin).check(z.minLength(1))),
})
export type Manifest = z.infer<typeof Manifest>

/** Reads `manifest.json` of a folder; throws a sentence when it is missing or invalid. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST_FILE)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} is missing: it says source, terms and date of every file`)
  })
  const parsed = Manifest.safeParse(parseJson(text, path))
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path} is not JSON`)
  }
}
