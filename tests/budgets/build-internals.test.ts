import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chunks } from '../../src/integrations/chunks.ts'
import { BUILD_FOLDER } from '#tests/support/test-stack.ts'

// Undocumented behaviour of Astro, Vite and Rolldown on which our build integrations (src/integrations,
// astro.config.mjs) rely. After an update, a failing title names the change; PLAIN_BUILD=1 builds without them.

const CLIENT = join(BUILD_FOLDER, 'client')
const PAGES = globSync('**/*.html', { cwd: CLIENT }).map((file) => ({
  file,
  page: readFileSync(join(CLIENT, file), 'utf8'),
}))
const SCRIPTS = globSync('_astro/**/*.js', { cwd: CLIENT })
const withIsland = PAGES.filter(({ page }) => page.includes('<astro-island'))
const existsInBuild = (file: string) => existsSync(join(CLIENT, file))
const filesIn = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, file]) => file!)

test('the build has pages, islands and scripts', () => {
  expect(PAGES.length).toBeGreaterThan(100)
  expect(withIsland.length).toBeGreaterThan(30)
  expect(SCRIPTS.length).toBeGreaterThan(100)
})

describe('first-sheets', () => {
  test('`pages` of astro:build:setup takes the styles of every page', () => {
    expect(PAGES.filter(({ page }) => !page.includes('<style>')).map(({ file }) => file)).toEqual([])
  })

  test('no page links a sheet that is not disabled', () => {
    const linking = PAGES.filter(({ page }) => /<link[^>]+rel="stylesheet"(?![^>]*disabled)[^>]*>/.test(page))
    expect(linking.map(({ file }) => file)).toEqual([])
  })

  test('`viteMetadata` of a chunk names its sheet, and the `client` environment keeps it', () => {
    const marked = PAGES.flatMap(({ page }) => filesIn(page, /<link rel="stylesheet" href="([^"]+)" disabled>/g))
    expect(marked.length).toBeGreaterThan(PAGES.length)
    expect([...new Set(marked)].filter((file) => !existsInBuild(file))).toEqual([])
  })
})

describe('early-scripts', () => {
  const painted = withIsland.filter(({ page }) => page.includes(' client="painted"'))

  test('an island has `client="painted"`, `component-url` and `renderer-url`', () => {
    expect(painted.length).toBeGreaterThan(30)
    for (const { file, page } of painted) {
      const urls = filesIn(page, /(?:component|renderer)-url="([^"]+)"/g)
      expect(urls.length, file).toBeGreaterThan(1)
      expect(
        urls.filter((url) => !existsInBuild(url)),
        file,
      ).toEqual([])
    }
  })

  test('a chunk names its static imports by relative paths in quotes', () => {
    for (const { file, page } of painted) {
      const names = /<html[^>]* data-scripts="([^"]+)"/.exec(page)?.[1]!.split(' ') ?? []
      expect(
        names.filter((name) => !existsInBuild(`_astro/${name}.js`)),
        file,
      ).toEqual([])
      const entry = filesIn(page, /component-url="\/_astro\/([^"]+)\.js"/g)[0]!
      const imports = filesIn(
        readFileSync(join(CLIENT, `_astro/${entry}.js`), 'utf8'),
        /\bfrom\s*["']\.\/([^"']+)\.js["']/g,
      )
      expect(imports.length, file).toBeGreaterThan(0)
      expect(names, file).toEqual(expect.arrayContaining([entry, ...imports]))
    }
  })
})

describe('lean-policy', () => {
  const headers = JSON.parse(readFileSync(join(BUILD_FOLDER, '_headers.json'), 'utf8')) as {
    pathname: string
    headers: { key: string; value: string }[]
  }[]
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

  test('`routeToHeaders` has a policy whose sha256 hashes are those of the page', () => {
    const rules = headers.flatMap(({ pathname, headers }) => {
      const value = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy')?.value
      const page = PAGES.find(({ file }) => file === join(pathname, 'index.html').replace(/^\//, ''))?.page
      return value && page ? [{ pathname, value, page }] : []
    })
    expect(rules.length).toBeGreaterThan(100)
    for (const { pathname, value, page } of rules) {
      const inline = [...page.matchAll(/<(script|style)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)].map(([, , text]) =>
        hashOf(text!),
      )
      const named = filesIn(value, /'(sha256-[^']+)'/g)
      expect(named.length, pathname).toBeGreaterThan(0)
      expect(
        named.filter((hash) => !inline.includes(hash)),
        pathname,
      ).toEqual([])
    }
  })
})

describe('astro.config.mjs', () => {
  test.each(
    chunks.filter(({ name }) => name !== 'fields' && name !== 'chips' && name !== 'cards').map(({ name }) => name),
  )('`codeSplitting.groups` makes the chunk %s', (name) => {
    expect(SCRIPTS.filter((file) => new RegExp(`^_astro/${name}\\.[\\w-]+\\.js$`).test(file))).not.toHaveLength(0)
  })

  test("Vite's `preload-helper` is replaced by withSheets", () => {
    const text = (file: string) => readFileSync(join(CLIENT, file), 'utf8')
    const loaders = SCRIPTS.filter((file) => text(file).includes('vite:preloadError'))
    expect(loaders.some((file) => text(file).includes('link[rel=stylesheet]'))).toBe(true)
    // React contains the word, too.
    const preloading = SCRIPTS.filter((file) => text(file).includes('modulepreload'))
    expect(preloading.filter((file) => !file.startsWith('_astro/react.'))).toEqual([])
  })
})
