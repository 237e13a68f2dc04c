import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BOARD_PATHS } from '#components/boards.ts'
import { CATALOGUE, QUIZ } from '#games/catalogue.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { GAME_PAGES, LIVE_PAGES, STATIC_PAGES } from '#scripts/bench/pages.ts'
import { inlineScripts, newScript, weighPage } from '#scripts/bench/page-weight.ts'
import { BUILD_FOLDER } from '#tests/support/test-stack.ts'

/** Script of a game, lazy imports included, as tests/e2e/weight.spec.ts measures it in a browser. */
const GAME_SCRIPT = 69_000
/**
 * Script that a second game may add; Stadiums shows six grounds and eight crests and has its own limit
 * (docs/design.md).
 */
const SECOND_GAME = 12_000
const SECOND_STADIUMS = 13_000
const GAME_TOTAL = 90_000
/** A picker and the lobby also carry the text that visitors search for (docs/decisions). */
const HUB = 11_000
const STATIC = 10_000
/** Privacy notice and contact form: no part of their text can load later, so they have a hub's limit. */
const LONG_PAGES = ['/privacy', '/contact']
const HUBS = [...CATALOGUE.map(({ path }) => path), QUIZ.path]
const CLIENT = join(BUILD_FOLDER, 'client')
const everywhere = (paths: readonly string[]) =>
  LOCALES.flatMap((locale) => paths.map((path) => localePath(locale, path)))

describe.each(everywhere(STATIC_PAGES))('%s, a static page', (path) => {
  const weight = weighPage(CLIENT, path)
  const page = readFileSync(join(CLIENT, path, 'index.html'), 'utf8')

  test('loads no script', () => {
    expect(weight.scripts).toEqual([])
  })

  test('has at most 2.5 KB of inline script', () => {
    const inline = inlineScripts(page).map((code) => brotliCompressSync(code).length)
    expect(Math.max(...inline)).toBeGreaterThan(0)
    expect(inline.reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(2_500)
  })

  test('is within its budget with all styles', () => {
    const home = /^\/(fr|es)?$/.test(path)
    const hub = [...HUBS, ...LONG_PAGES].some((one) => path.endsWith(one))
    expect(page).toContain('<style>')
    expect(weight.css, 'a style sheet is a request before the first paint').toBe(0)
    expect(weight.total).toBeLessThanOrEqual(home ? 15_000 : hub ? HUB : STATIC)
  })
})

describe.each(everywhere(BOARD_PATHS))('%s, a table', (path) => {
  test('has its script inline, and is within 16.5 KB with it', () => {
    const { scripts, js, total } = weighPage(CLIENT, path)
    expect({ scripts, js }).toEqual({ scripts: [], js: 0 })
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(16_500)
  })
})

describe.each(everywhere([...GAME_PAGES, ...LIVE_PAGES]))('%s, a game', (path) => {
  test('loads at most 69 KB of script, 90 KB in all, and no sheet before its first paint', () => {
    const weight = weighPage(CLIENT, path)
    expect(weight.js).toBeGreaterThan(0)
    expect(weight.js).toBeLessThanOrEqual(GAME_SCRIPT)
    expect(weight.css).toBe(0)
    expect(weight.total).toBeLessThanOrEqual(GAME_TOTAL)
  })
})

describe.each(GAME_PAGES)('after %s', (path) => {
  const after = weighPage(CLIENT, path)

  test('a second game adds at most 12 KB of script, Stadiums 13', () => {
    const more = [...GAME_PAGES, ...LIVE_PAGES]
      .filter((other) => other !== path)
      .map((other) => ({ other, bytes: newScript(CLIENT, { page: weighPage(CLIENT, other), after }) }))
    const most = (other: string) => (other.startsWith('/stadiums') ? SECOND_STADIUMS : SECOND_GAME)
    expect(Math.max(...more.map(({ bytes }) => bytes))).toBeGreaterThan(0)
    expect(more.filter(({ other, bytes }) => bytes > most(other))).toEqual([])
  })
})

describe.each(everywhere(['/archive']))('%s, for a visitor', (path) => {
  const weight = weighPage(CLIENT, path)

  test('loads no script and no sheet; 7 KB inline, 18 KB in all', () => {
    expect([weight.scripts, weight.css]).toEqual([[], 0])
    expect(weight.inline).toBeGreaterThan(0)
    expect(weight.inline).toBeLessThanOrEqual(7_000)
    expect(weight.total).toBeLessThanOrEqual(18_000)
  })
})

describe.each(everywhere(['/profile']))('%s, for a visitor', (path) => {
  test('loads at most 75 KB of script', () => {
    const { js } = weighPage(CLIENT, path)
    expect(js).toBeGreaterThan(0)
    expect(js).toBeLessThanOrEqual(75_000)
  })
})

test('every sheet of a script exists', () => {
  const files = readdirSync(join(CLIENT, '_astro'))
  const scripts = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(CLIENT, '_astro', name), 'utf8'))
  const named = scripts.flatMap((code) => code.match(/(?<=_astro\/)[\w.-]+\.css/g) ?? [])
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !files.includes(name))).toEqual([])
})

describe('the packs of names', () => {
  test.each([
    ['search', 60_000],
    ['late', 65_000],
  ])('%s is one hashed file of at most %i bytes', (name, most) => {
    const packs = readdirSync(join(CLIENT, '_astro')).filter((file) => file.startsWith(`${name}-pack.`))
    const files = packs.filter((file) => file.endsWith('.json'))
    expect(files).toHaveLength(1)
    expect(brotliCompressSync(readFileSync(join(CLIENT, '_astro', files[0]!))).length).toBeLessThanOrEqual(most)
  })

  test.each(everywhere(GAME_PAGES))(
    '%s refers to the first pack only; the late one loads at the first typed letter',
    (path) => {
      const page = readFileSync(join(CLIENT, path, 'index.html'), 'utf8')
      expect(page).toContain('search-pack')
      expect(page).not.toContain('late-pack')
    },
  )
})

test('every page in these budgets exists in every language', () => {
  const missing = everywhere([...STATIC_PAGES, ...GAME_PAGES, ...LIVE_PAGES]).filter(
    (path) => !existsSync(join(CLIENT, path, 'index.html')),
  )
  expect(missing).toEqual([])
})
