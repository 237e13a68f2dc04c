import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { kitsAddress, type Kits } from '../core/offline.ts'
import { CATALOGUE } from '../games/catalogue.ts'
import { LOCALES, localePath, localeOfPath } from '../i18n/locales.ts'

const FILE = '/sw.js'
/** Files of a build that code or a page names. */
const NAMED = /(?:["'`(]\.\/|_astro\/)([\w~-][\w.~-]*\.(?:json|js|css|woff2))(?![\w.])/g
const ON_DEMAND = / data-on-demand="[^"]*"/
/** Code that needs a connection, such as the account client and reports: stored only after its first use. */
const ONLINE_ONLY = /^(?:supabase|connection-root|connect-account|report-root|report|error-reporter)\./
/** Files with the words of a single language. */
const WORDS = /^(en|fr|es)\./

/** Practice that is played in the browser without the server. */
export const OFFLINE_PRACTICE: readonly string[] = [
  ...new Set(
    CATALOGUE.flatMap(({ modes }) => modes.filter(({ place }) => place === 'browser').map(({ path }) => path)),
  ),
]

/**
 * Writes the service worker (src/worker) and the list of files that each practice page needs. With SERVICE_WORKER=off
 * pages register none, and the written worker unregisters existing ones.
 */
export function serviceWorker(isOff = process.env['SERVICE_WORKER'] === 'off'): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const isOn = command === 'build' && !isOff
        updateConfig({ vite: { define: { 'import.meta.env.WORKER': JSON.stringify(isOn) } } })
      },
      // Runs after all other integrations, because revisions depend on the final bytes of the pages.
      'astro:build:generated': async ({ dir }) => {
        const client = fileURLToPath(dir)
        const pages = await Promise.all(LOCALES.map((locale) => offlinePage(client, localePath(locale, '/offline'))))
        const entry = fileURLToPath(new URL(`../worker/${isOff ? 'off' : 'worker'}.ts`, import.meta.url))
        await writeFile(join(client, FILE), await bundled(entry, { OFFLINE_PAGES: JSON.stringify(pages) }))
        if (!isOff) await writeKits(client)
      },
    },
  }
}

/** A page to precache; its revision changes with its bytes. */
async function offlinePage(client: string, url: string): Promise<{ url: string; revision: string }> {
  const revision = createHash('sha256').update(await readFile(pageFile(client, url)))
  return { url, revision: revision.digest('hex').slice(0, 16) }
}

const pageFile = (client: string, path: string) => join(client, path, 'index.html')

async function writeKits(client: string): Promise<void> {
  const build = process.env['BUILD_ID']
  if (!build) throw new Error('src/inline/integration.ts names the build first')
  const names = await readdir(join(client, '_astro'))
  const texts = new Map<string, string>()
  for (const name of names) {
    texts.set(name, /\.(?:js|css)$/.test(name) ? await readFile(join(client, '_astro', name), 'utf8') : '')
  }
  const paths = LOCALES.flatMap((locale) => OFFLINE_PRACTICE.map((path) => localePath(locale, path)))
  const pages = await Promise.all(
    paths.map(async (path) => [path, await readFile(pageFile(client, path), 'utf8')] as const),
  )
  await writeFile(join(client, kitsAddress(build)), JSON.stringify(kitsOf(new Map(pages), texts)))
}

/** Lists what each page needs for a whole run: `pages` and `texts` hold HTML by path and the text of files by name. */
export function kitsOf(pages: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string>): Kits {
  const files: string[] = []
  const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const kits = [...pages].map(([path, html]) => {
    const isForeign = (file: string) => {
      const language = WORDS.exec(file)?.[1]
      return language !== undefined && language !== localeOfPath(path)
    }
    const needed = reach(html.replace(ON_DEMAND, ''), texts, (file) => !ONLINE_ONLY.test(file) && !isForeign(file))
    return [path, [...needed].map(placeOf)] as const
  })
  return { files, pages: Object.fromEntries(kits) }
}

/** All files that a text references, directly or through other files. */
function reach(
  text: string,
  texts: ReadonlyMap<string, string>,
  isWanted: (file: string) => boolean,
  reached = new Set<string>(),
): Set<string> {
  for (const [, file] of text.matchAll(NAMED)) {
    // Astro moves typefaces there after this hook.
    const inside = file!.endsWith('.woff2') ? '' : texts.get(file!)
    if (inside === undefined || reached.has(file!) || !isWanted(file!)) continue
    reached.add(file!)
    reach(inside, texts, isWanted, reached)
  }
  return reached
}

async function bundled(entry: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Workbox checks its arguments in other environments.
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'worker' },
      modulePreload: false,
      minify: 'terser',
    },
  })
  const first = Array.isArray(result) ? result[0] : result
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the service worker was not built')
  return chunk.code
}
