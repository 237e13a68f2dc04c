import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

const { imports } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as {
  imports: Record<string, string>
}
const ALIASES = Object.entries(imports).map(
  ([alias, target]) => [alias.replace('*', ''), target.replace('./', '').replace('*', '')] as const,
)

const IMPORT =
  /(?:^|\s)(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm
const STYLE = /\.css(\?inline)?$/

/** Imports of a file, without style sheets: `src/core/days.ts`, `npm:react`, `node:fs`. */
export function importsOf(file: string): string[] {
  const source = readFileSync(resolve(ROOT, file), 'utf8')
  const names = [...source.matchAll(IMPORT)].map((match) => (match[1] ?? match[2] ?? match[3])!)
  return names.filter((name) => !STYLE.test(name)).map((name) => resolveName(file, name))
}

/** Path from the root for our files, `npm:name` or `node:name` for others. */
export function resolveName(file: string, name: string): string {
  if (name.startsWith('node:')) return name
  if (name.startsWith('.')) return relative(ROOT, resolve(ROOT, dirname(file), name))
  const alias = ALIASES.find(([prefix]) => name.startsWith(prefix))
  return alias ? name.replace(alias[0], alias[1]) : `npm:${name}`
}

const AT_ONCE = /^(?:import|export)\s(?!type\b)[^'"`;]*?from\s*'([^']+\.tsx?)'|^import\s*'([^']+\.tsx?)'/gm

/** The file with everything a browser loads with it: no types, no lazy imports. */
export function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, from, alone] of readFileSync(resolve(ROOT, file), 'utf8').matchAll(AT_ONCE)) {
    const name = resolveName(file, (from ?? alone)!)
    if (!name.startsWith('npm:')) loadedWith(name, known)
  }
  return known
}
