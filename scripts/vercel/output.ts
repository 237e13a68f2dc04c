import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const NAME = '_middleware'
const ENTRY = 'index.mjs'
/** Files with a hash and endpoints have no language: no function call for them. */
const ROUTE = { src: '^/(?!_astro/|api/).*$', middlewarePath: NAME, continue: true }

type OutputConfig = { routes: object[] }

/**
 * Adds the language redirect to a Vercel build (Build Output API, version 3). A `middleware.ts` at the root would be
 * compiled file by file with its `.ts` imports left in, and would not load.
 */
export async function addMiddleware(output: string): Promise<void> {
  const folder = join(output, 'functions', `${NAME}.func`)
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
  const file = join(output, 'config.json')
  const config = JSON.parse(readFileSync(file, 'utf8')) as OutputConfig
  writeFileSync(file, JSON.stringify({ ...config, routes: [ROUTE, ...config.routes] }, null, 2))
}
