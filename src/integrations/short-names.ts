import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

/**
 * Names for the classes of CSS modules, `_2z-4`: the number of the sheet among all, in the order of their paths, and of
 * the name within it, so that each build of the same source says the same. The usual ones, `_name_hash_line`, are 2 % of
 * a page.
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
