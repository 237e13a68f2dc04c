import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

/**
 * Class names of CSS modules such as `_2z-4`: the index of the sheet by path and of the name within it, so that builds
 * are reproducible. The default names, `_name_hash_line`, take 2 % of a page.
 */
export function shortNames(): (name: string, file: string) => string {
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => join(SOURCE, path))
    .sort()
  const known = new Map<string, string[]>()
  return (name, file) => {
    const path = file.split('?')[0]!
    const names = known.get(path) ?? []
    known.set(path, names)
    if (!names.includes(name)) names.push(name)
    return `_${short(sheets.indexOf(path))}-${short(names.indexOf(name))}`
  }
}

const short = (count: number) => count.toString(36)
