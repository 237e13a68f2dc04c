import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that a build of the site reads. */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json']
/** Variables besides the public ones that change a build. */
const BUILD_OPTIONS = new Set(['DEPLOY_TARGET', 'PLAIN_BUILD', 'SERVICE_WORKER', 'SOURCE_MAPS'])
const FILE = 'fingerprint.txt'

/** Digest of all sources and of the public values that a build inlines. */
export function fingerprint(environment: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of SOURCES.flatMap(filesOf)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  const baked = Object.keys(environment).filter((name) => name.startsWith('PUBLIC_') || BUILD_OPTIONS.has(name))
  for (const name of baked.sort()) hash.update(`${name}=${environment[name]}\0`)
  return hash.digest('hex')
}

/** True when the folder contains a finished build of exactly these inputs. */
export function isBuilt(folder: string, print: string): boolean {
  const file = join(folder, FILE)
  return existsSync(file) && readFileSync(file, 'utf8') === print
}

/** Written last, so that an interrupted build never counts as finished. */
export const markBuilt = (folder: string, print: string) => writeFileSync(join(folder, FILE), print)

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
