import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Global sheets: what every page shares, and site pages that have no CSS modules yet (docs/style.md). */
const SHARED = globSync('src/styles/*.css')

/** Classes of at most three letters that are left of the time when they were everywhere: fewer may be, never more. */
const LEFT = new Set(
  'any b bad bar btn cut d dlg i i-l i-s ib ic js key kit lk low lvl me n new num on or p red row seg sel sm t toc top up vh xs'.split(
    ' ',
  ),
)

function classesOf(file: string): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...css.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map((match) => match[1]!)
}

describe('styles', () => {
  test('of a part stand in a module beside it, whose names are its own', () => {
    const sheets = globSync('src/**/*.css').filter((file) => !SHARED.includes(file))
    expect(sheets.length).toBeGreaterThan(50)
    expect(sheets.filter((file) => !file.endsWith('.module.css'))).toEqual([])
  })

  test('are shared under names that say what they are', () => {
    const short = SHARED.flatMap(classesOf).filter((name) => name.length <= 3)
    expect(new Set(short)).toEqual(LEFT)
  })
})
