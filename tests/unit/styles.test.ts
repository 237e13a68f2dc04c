import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Global sheets: shared by all pages, and site pages without CSS modules so far (docs/style.md). */
const SHARED = globSync('src/styles/*.css')

/** Remaining global classes of at most three letters: the list may only shrink. */
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
  test('of a part are in a module beside it, with names of their own', () => {
    const sheets = globSync('src/**/*.css').filter((file) => !SHARED.includes(file))
    expect(sheets.length).toBeGreaterThan(50)
    expect(sheets.filter((file) => !file.endsWith('.module.css'))).toEqual([])
  })

  test('are shared under descriptive names', () => {
    const short = SHARED.flatMap(classesOf).filter((name) => name.length <= 3)
    expect(new Set(short)).toEqual(LEFT)
  })
})
