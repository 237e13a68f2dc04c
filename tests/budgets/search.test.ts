import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { SITEMAP_PATHS } from '#components/sitemap.ts'
import { CATALOGUE, QUIZ } from '#games/catalogue.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { BUILD_FOLDER } from '#tests/support/test-stack.ts'

const CLIENT = join(BUILD_FOLDER, 'client')
/** Built per request, so not in the build folder. */
const ON_DEMAND = ['/credits']
const PATHS = SITEMAP_PATHS.filter((path) => !ON_DEMAND.includes(path))
/** Shared by link, and not for search engines. */
const UNLISTED = [QUIZ.play, '/league']
const HUBS = [...CATALOGUE.map(({ path }) => path), QUIZ.path]
const htmlOf = (path: string) => readFileSync(join(CLIENT, path, 'index.html'), 'utf8')
const dataOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!))

const Context = z.literal('https://schema.org')
const WebSite = z.strictObject({
  '@context': Context,
  '@type': z.literal('WebSite'),
  name: z.string(),
  alternateName: z.string(),
  url: z.url(),
})
const Organization = z.strictObject({
  '@context': Context,
  '@type': z.literal('Organization'),
  name: z.string(),
  url: z.url(),
  logo: z.url(),
  sameAs: z.array(z.url()).optional(),
  contactPoint: z.strictObject({ '@type': z.literal('ContactPoint'), email: z.email() }),
})
const Game = z.strictObject({
  '@context': Context,
  '@type': z.tuple([z.literal('VideoGame'), z.literal('WebApplication')]),
  name: z.string().min(1),
  url: z.url(),
  image: z.url(),
  inLanguage: z.string(),
  applicationCategory: z.literal('GameApplication'),
  gamePlatform: z.string(),
  playMode: z.array(z.enum(['SinglePlayer', 'MultiPlayer'])).min(1),
  isAccessibleForFree: z.literal(true),
  offers: z.strictObject({ '@type': z.literal('Offer'), price: z.literal(0), priceCurrency: z.string() }),
})
const Breadcrumbs = z.strictObject({
  '@context': Context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: z.string().min(1),
        item: z.url(),
      }),
    )
    .length(3),
})

describe.each(LOCALES)('built pages in %s', (locale) => {
  const read = (path: string) => ({ path, html: htmlOf(localePath(locale, path)) })
  const pages = PATHS.map(read)
  const unlisted = UNLISTED.map(read)

  test.each(pages)('$path names itself and its translations', ({ path, html }) => {
    const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]+)"/g)]
    const named = links.map(([, rel, language, href]) => `${language ?? rel} ${new URL(href!).pathname}`)
    const expected = LOCALES.map((other) => `${other} ${localePath(other, path)}`)
    expect(named).toEqual([`canonical ${localePath(locale, path)}`, ...expected, `x-default ${path}`])
    expect(html).toContain('max-image-preview:large')
  })

  // The home page has a second one for a finished day, and shows one of the two.
  test.each(pages.filter(({ path }) => path !== '/'))('$path has one heading of the first level', ({ html }) => {
    expect([...html.matchAll(/<h1[\s>]/g)].length).toBe(1)
  })

  test.each([...pages, ...unlisted])('$path has a share card with its size and words', ({ html }) => {
    const [, image] = /<meta property="og:image" content="([^"]+)"/.exec(html)!
    const card = readFileSync(join(CLIENT, new URL(image!).pathname))
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630])
    expect(card.length).toBeLessThanOrEqual(100_000)
    for (const name of ['image:width', 'image:height', 'image:alt', 'locale:alternate']) {
      expect(html).toContain(`property="og:${name}"`)
    }
    expect(html).toContain('name="twitter:card" content="summary_large_image"')
  })

  test('the home page has the site as structured data, the contact page its publisher', () => {
    expect(dataOf(htmlOf(localePath(locale, '/'))).map((data) => WebSite.parse(data))).toHaveLength(1)
    const [team, ...more] = dataOf(htmlOf(localePath(locale, '/contact'))).map((data) => Organization.parse(data))
    expect(more).toEqual([])
    expect(existsSync(join(CLIENT, new URL(team!.logo).pathname))).toBe(true)
  })

  test.each(HUBS)('%s has the game as structured data', (path) => {
    expect(dataOf(htmlOf(localePath(locale, path))).map((data) => Game.parse(data).name)).toHaveLength(1)
  })

  test('pages below a hub have breadcrumbs', () => {
    const below = pages.filter(({ path }) => HUBS.some((hub) => path.startsWith(`${hub}/`)))
    expect(below.length).toBeGreaterThan(HUBS.length)
    for (const { html } of below) expect(dataOf(html).map((data) => Breadcrumbs.parse(data))).toHaveLength(1)
  })

  test.each(unlisted)('$path is not listed, and names no translation', ({ html }) => {
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toMatch(/rel="(?:canonical|alternate)"|application\/ld\+json/)
  })
})

test('the sitemap dates every page', () => {
  const map = readFileSync(join(CLIENT, 'sitemap.xml'), 'utf8')
  const entries = [...map.matchAll(/<loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)]
  expect(entries.length).toBe(SITEMAP_PATHS.length * LOCALES.length)
})

test('robots may read pages and share cards, and neither endpoints nor pictures of running games', () => {
  const lines = readFileSync(join(CLIENT, 'robots.txt'), 'utf8').split('\n')
  const closed = lines.flatMap((text) => /^Disallow: (.+)$/.exec(text)?.slice(1) ?? [])
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/users', '/img/run/', '/img/quiz/']))
  const open = ['/og/en/home.png', '/og/s/en/AAAA.png', '/s/AAAA', '/c/AAAA', ...SITEMAP_PATHS]
  expect(open.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  expect(lines.some((text) => /^Sitemap: https?:\/\/.+\/sitemap\.xml$/.test(text))).toBe(true)
})
