import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts'

const NAME = '_middleware'
const ENTRY = 'index.mjs'

/** Folders without pages, and languages other than the default, whose pages are never redirected. */
const NEVER_REDIRECTED = [
  ...['_astro', '_image', 'api', 'auth', 'beside', 'countries', 'flags', 'img', 'users'],
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE),
]
const FILE = '\\.[A-Za-z0-9]+$'
/** Addresses of pages that may be redirected; each of them costs a call of the middleware. */
const REDIRECTED = {
  src: `^/(?!(?:${NEVER_REDIRECTED.join('|')})(?:/|$))(?!.*${FILE}).*$`,
  middlewarePath: NAME,
  continue: true,
}

const NOT_FOUND = '/not-found.txt'
/** Scanners ask for thousands of files; a function would render a page for each. */
const UNKNOWN_FILE = { src: `^/.*${FILE}`, dest: NOT_FOUND, status: 404, headers: { 'cache-control': 'no-store' } }

/** Astro's rule for hashed files covers missing ones, too: a chunk may exist a moment later, or never. */
const ASTRO_HASHED = '^/_astro'
/** After a hit only. */
const EXISTING_HASHED = {
  src: '^/_astro/(.*)$',
  headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  continue: true,
  important: true,
}

type Route = { src?: string; status?: number; headers?: Record<string, string> }
type OutputConfig = { routes: Route[] }

/** Completes a Vercel build (Build Output API, version 3): language redirect, answers to misses, caching of hits. */
export async function completeOutput(output: string): Promise<void> {
  await addMiddleware(join(output, 'functions', `${NAME}.func`))
  writeFileSync(join(output, 'static', NOT_FOUND), 'Not found\n')
  const file = join(output, 'config.json')
  const config = JSON.parse(readFileSync(file, 'utf8')) as OutputConfig
  writeFileSync(file, JSON.stringify({ ...config, routes: completed(config.routes) }, null, 2))
}

function completed(routes: Route[]): object[] {
  const kept = routes.filter(({ src, headers }) => !(src?.startsWith(ASTRO_HASHED) && headers?.['cache-control']))
  const last = kept.findIndex(({ status }) => status === 404)
  if (last < 0 || kept.length === routes.length)
    throw new Error('The adapter writes other routes than this file expects')
  return [REDIRECTED, ...kept.slice(0, last), UNKNOWN_FILE, ...kept.slice(last), { handle: 'hit' }, EXISTING_HASHED]
}

/** A `middleware.ts` at the root would be compiled file by file with its `.ts` imports left in, and would not load. */
async function addMiddleware(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: [fileURLToPath(new URL('./middleware.ts', import.meta.url))],
    outfile: join(folder, ENTRY),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  })
  writeFileSync(join(folder, '.vc-config.json'), JSON.stringify({ runtime: 'edge', entrypoint: ENTRY }))
}
