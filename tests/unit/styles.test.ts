import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Global sheets: shared by all pages, and site pages without CSS modules so far (docs/style.md). */
const SHARED = globSync('src/styles/*.css')

/** Remaining global classes of at most three letters: the list may only shrink. */
const SHORT_CLASSES = new Set(
  'any b bad bar btn cut d dlg i i-l i-s ib ic js kit lk lvl me n new num on or red row seg sel sm t toc top up vh xs'.split(
    ' ',
  ),
)

function classesOf(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
  return [...css.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map((match) => match[1]!)
}

/** Class names that `source` uses of the module it imports as `name`, such as `name.card` and `name['in-short']`. */
function namesIn(source: string, name: string): string[] {
  const body = source.replace(/^import .*$/gm, '')
  const uses = new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')
  return [...body.matchAll(uses)].map((match) => match[1] ?? match[2]!)
}

/** Every class that a file uses of a CSS module, and the modules whose classes are looked up by a variable. */
function readUses() {
  const resolve = (file: string, path: string) =>
    path.startsWith('.') ? join(dirname(file), path) : path.replace('#', 'src/')
  const uses: { file: string; sheet: string; name: string }[] = []
  const byVariable = new Set<string>()
  for (const file of globSync('src/**/*.{ts,tsx,astro}')) {
    const source = readFileSync(file, 'utf8')
    for (const [, name, path] of source.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)) {
      const sheet = resolve(file, path!)
      if (new RegExp(`\\b${name}\\[[^']`).test(source)) byVariable.add(sheet)
      uses.push(...namesIn(source, name!).map((used) => ({ file, sheet, name: used })))
    }
  }
  for (const file of globSync('src/**/*.module.css'))
    for (const [, name, path] of readFileSync(file, 'utf8').matchAll(/composes: ([\w-]+) from '(.+)'/g))
      uses.push({ file, sheet: resolve(file, path!), name: name! })
  return { uses, byVariable }
}

describe('styles', () => {
  test('of a component are in a module beside it, with their own names', () => {
    const sheets = globSync('src/**/*.css').filter((file) => !SHARED.includes(file))
    expect(sheets.length).toBeGreaterThan(50)
    expect(sheets.filter((file) => !file.endsWith('.module.css'))).toEqual([])
  })

  test('are shared under descriptive names', () => {
    const short = SHARED.flatMap(classesOf).filter((name) => name.length <= 3)
    expect(new Set(short)).toEqual(SHORT_CLASSES)
  })

  test('exist in the module they are taken from, and none is unused', () => {
    const { uses, byVariable } = readUses()
    const classes = new Map(globSync('src/**/*.module.css').map((sheet) => [sheet, new Set(classesOf(sheet))]))
    expect(uses.filter(({ sheet, name }) => !classes.get(sheet)?.has(name))).toEqual([])

    const used = new Set(uses.map(({ sheet, name }) => `${sheet} ${name}`))
    const looked = [...classes].filter(([sheet]) => !byVariable.has(sheet))
    const all = looked.flatMap(([sheet, names]) => [...names].map((name) => `${sheet} ${name}`))
    expect(all.filter((each) => !used.has(each))).toEqual([])
  })
})
