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
  '<html lang="fr"><astro-island component-url="/_astro/Practice.js" renderer-url="/_astro/client.js"></astro-island>'

test('a page names each script of its islands once, without lazy ones', () => {
  expect(withScripts(PAGE, CODES)).toMatch(
    /^<html data-scripts="Practice shared deep\/more last client" lang="fr"><astro-island/,
  )
})

test('a page without an island does not change', () => {
  expect(withScripts('<html><head></head>', CODES)).toBe('<html><head></head>')
})
