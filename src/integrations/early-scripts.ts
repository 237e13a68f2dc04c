import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** A page that opens a run by itself: somebody waits for its first picture (src/inline/opening.ts). */
const OPENS = /<html[^>]* data-opens=/
const ISLAND = /(?:component|renderer)-url="\/([^"]+)"/g
const IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g

/**
 * An island's script names its imports, and those theirs: three round trips in a row until a game is there. In a page of
 * which somebody waits for a picture all of them stand in the head.
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
        if (OPENS.test(page)) await writeFile(path, withScripts(page, codes))
      }
    },
  },
})

/** Of all scripts, more than half: the line is full with it, so it begins first. What else is asked for goes before the rest. */
const HEAVY = 100_000

/** The page with a link in its head for each script that its islands need at once; `codes` by path, `_astro/x.js`. */
export function withScripts(page: string, codes: ReadonlyMap<string, string>): string {
  const islands = [...page.matchAll(ISLAND)].map(([, file]) => file!)
  const links = [...islands.reduce((needed, file) => reach(file, codes, needed), new Set<string>())]
  const linkOf = (file: string) =>
    `<link rel="modulepreload" href="/${file}"${codes.get(file)!.length < HEAVY ? ' fetchpriority="low"' : ''}>`
  return page.replace('</head>', `${links.map(linkOf).join('')}</head>`)
}

/** The file and all that it imports, but for what it would import on demand. */
function reach(file: string, codes: ReadonlyMap<string, string>, reached: Set<string>): Set<string> {
  const code = codes.get(file)
  if (code === undefined || reached.has(file)) return reached
  reached.add(file)
  for (const [, target] of code.matchAll(IMPORT)) reach(join(dirname(file), target!), codes, reached)
  return reached
}
