import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunks } from '../../src/integrations/chunks.ts'

const FILES = globSync('src/**/*.{ts,tsx,css,json}').map((file) => `/${file.replaceAll('\\', '/')}`)
const inSource = chunks.filter(({ test: pattern }) => pattern.source.includes('src\\/'))

/** Expands alternatives: `a/(b|c(d|e))` -> `a/b`, `a/cd`, `a/ce`. */
function expanded(pattern: string): string[] {
  const open = pattern.indexOf('(')
  if (open < 0) return [pattern]
  let [depth, close] = [0, open]
  const bars: number[] = [open]
  for (; close < pattern.length; close++) {
    if (pattern[close] === '(') depth++
    else if (pattern[close] === ')' && --depth === 0) break
    else if (pattern[close] === '|' && depth === 1) bars.push(close)
  }
  const choices = [...bars, close].slice(1).map((end, at) => pattern.slice(bars[at]! + 1, end))
  return choices.flatMap((choice) => expanded(pattern.slice(0, open) + choice + pattern.slice(close + 1)))
}

test.each(inSource.map(({ name, test: pattern }) => [name, pattern] as const))(
  'every path of the chunk %s names a module',
  (_, pattern) => {
    const paths = expanded(pattern.source.replaceAll('\\/', '/').replace(/\$$/, ''))
    // All paths end in `.tsx?`.
    const missing = paths.filter((path) => !FILES.some((file) => new RegExp(`${path}$`).test(file)))
    expect(paths.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  },
)

test('if two chunks match a module, their priorities differ', () => {
  const claims = FILES.map((file) => chunks.filter(({ test: pattern }) => pattern.test(file)))
  const unclear = claims.filter((groups) => new Set(groups.map(({ priority }) => priority ?? 0)).size < groups.length)
  expect(unclear.map((groups) => groups.map(({ name }) => name))).toEqual([])
})
