import { expect, test } from 'vitest'
import { withScripts } from '../../src/integrations/early-scripts.ts'

const CODES = new Map([
  ['_astro/Practice.js', 'import{a}from"./shared.js";import"./deep/more.js";import("./later.js")'],
  ['_astro/client.js', 'import { r } from "./shared.js"'],
  ['_astro/shared.js', 'import"./Practice.js";export const a=1'],
  ['_astro/deep/more.js', 'export*from"../last.js"'],
  ['_astro/last.js', ''],
  ['_astro/later.js', ''],
])
const PAGE =
  '<head></head><astro-island component-url="/_astro/Practice.js" renderer-url="/_astro/client.js"></astro-island>'

test('a page names each script that its islands import, once, and none that comes on demand', () => {
  const named = [
    ...withScripts(PAGE, CODES).matchAll(/<link rel="modulepreload" href="\/_astro\/([^"]+)" fetchpriority="low">/g),
  ]
  expect(named.map(([, file]) => file)).toEqual(['Practice.js', 'shared.js', 'deep/more.js', 'last.js', 'client.js'])
  expect(withScripts(PAGE, CODES)).toMatch(/"low"><\/head><astro-island/)
})

test('the heaviest is asked for first', () => {
  const heavy = new Map([['_astro/client.js', ' '.repeat(150_000)]])
  expect(withScripts(PAGE, heavy)).toContain('<link rel="modulepreload" href="/_astro/client.js"></head>')
})

test('a page without an island stays as it is', () => {
  expect(withScripts('<head></head>', CODES)).toBe('<head></head>')
})
