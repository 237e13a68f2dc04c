import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const PAINTED = ' client="painted"'
const ISLAND = /(?:component|renderer)-url="\/([^"]+)"/g
const IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g
const FILE = /^_astro\/(.+)\.js$/

/**
 * An island's scripts import others in a chain of three round trips. The page lists all of them (`<html data-scripts>`)
 * and requests them together after its first frame (src/inline/scripts.ts).
 */
export const earlyScripts = (): AstroIntegration => ({
  name: 'early-scripts',
  hooks: {
    'astro:build:generated': async ({ dir }) => {
      const folder = fileURLToPath(dir)
      const codes = new Map<string, string>()
      for (const name of (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')))
        codes.set(name.replaceAll('\\', '/'), await readFile(join(folder, name), 'utf8'))
      for (const name of (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))) {
        const path = join(folder, name)
        const page = await readFile(path, 'utf8')
        if (page.includes(PAINTED)) await writeFile(path, withScripts(page, codes))
      }
    },
  },
})

/** Adds the names of all scripts that the page's islands need at once; `codes` by path, `_astro/x.js`. */
export function withScripts(page: string, codes: ReadonlyMap<string, string>): string {
  const islands = [...page.matchAll(ISLAND)].map(([, file]) => file!)
  const files = islands.reduce((needed, file) => reach(file, codes, needed), new Set<string>())
  const names = [...files].flatMap((file) => FILE.exec(file)?.[1] ?? [])
  return names.length > 0 ? page.replace('<html', `<html data-scripts="${names.join(' ')}"`) : page
}

/** A file and all its static imports. */
function reach(file: string, codes: ReadonlyMap<string, string>, reached: Set<string>): Set<string> {
  const code = codes.get(file)
  if (code === undefined || reached.has(file)) return reached
  reached.add(file)
  for (const [, target] of code.matchAll(IMPORT)) reach(join(dirname(file), target!), codes, reached)
  return reached
}
