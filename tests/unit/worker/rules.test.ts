import { describe, expect, test } from 'vitest'
import {
  handlingOf,
  isOfBuild,
  isStorable,
  offlinePath,
  readKeepRequest,
  readKits,
  wantedPages,
} from '#worker/rules.ts'

const ORIGIN = 'https://example.test'
const handling = (path: string, { method = 'GET', mode = 'cors' } = {}) =>
  handlingOf({ method, mode, url: new URL(path, ORIGIN), origin: ORIGIN })
const handlingOfVisit = (path: string) => handling(path, { mode: 'navigate' })

describe('the worker', () => {
  test.each(['/', '/fr', '/age', '/es/age?level=hard', '/archive?date=2026-7-20', '/c/K7PM4X', '/profile'])(
    'answers a visit of %s',
    (path) => expect(handlingOfVisit(path)).toBe('page'),
  )

  test.each([
    '/api/locale?to=fr&next=/fr',
    '/api',
    '/users',
    '/auth/v1/verify?token=a',
    '/calendar/daily.ics',
    '/fr/app.webmanifest',
    '/sitemap.xml',
    'https://elsewhere.test/age',
  ])('does not handle a visit of %s', (path) => expect(handlingOfVisit(path)).toBeNull())

  test.each(['/_astro/age.7tFPPHcv.js', '/_astro/search-pack.abc.json', '/_astro/text.CZpU.woff2'])(
    'stores %s, whose name changes with its bytes',
    (path) => expect(handling(path)).toBe('part'),
  )

  test.each(['/img/crest/inter.svg?v=1a', '/img/kit/milan.svg?cut=1', '/flags/gb-sct.svg', '/display.css'])(
    'stores our drawing %s',
    (path) => expect(handling(path, { mode: 'no-cors' })).toBe('drawing'),
  )

  test.each([
    '/api/runs',
    '/api/today?day=2026-7-20',
    '/users',
    '/build.json',
    '/img/run/token',
    '/img/run/token.webp',
    '/img/quiz/live/token',
    // Pictures that may be hidden at any time.
    '/img/portrait/lionel-messi.svg?cut=1',
    '/og/en/home.png',
    '/countries/en.json',
    '/sw.js',
    '/age',
    'https://elsewhere.test/_astro/age.js',
  ])('never stores or answers %s', (path) => expect(handling(path)).toBeNull())

  test.each(['POST', 'PATCH', 'HEAD'])('does not handle %s', (method) => {
    expect(handling('/_astro/age.js', { method })).toBeNull()
    expect(handling('/age', { method, mode: 'navigate' })).toBeNull()
  })

  test('shows the offline page in the language of the address', () => {
    expect(['/age', '/fr/age', '/fr', '/es/archive', '/france'].map(offlinePath)).toEqual([
      '/offline',
      '/fr/offline',
      '/fr/offline',
      '/es/offline',
      '/offline',
    ])
  })

  test('stores complete answers of the address itself only', () => {
    expect(isStorable({ status: 200, redirected: false })).toBe(true)
    expect(isStorable({ status: 200, redirected: true })).toBe(false)
    for (const status of [0, 206, 304, 404, 500]) expect(isStorable({ status, redirected: false })).toBe(false)
  })

  test('reads the build of a page', () => {
    const page = '<body data-build="a1b2">'
    expect([isOfBuild(page, 'a1b2'), isOfBuild(page, 'a1'), isOfBuild(page, 'c3')]).toEqual([true, false, false])
  })
})

describe('a message of a page', () => {
  test('requests this page, or all practice of its language', () => {
    const message = { build: 'a1-b2', path: '/fr/age', all: false }
    expect(readKeepRequest({ ...message, more: 1 })).toEqual(message)
  })

  test.each([
    null,
    undefined,
    'keep',
    {},
    { build: 'a', path: '/age' },
    { build: 'a', path: '/age', all: 'yes' },
    { build: '../x', path: '/age', all: false },
    { build: 'a'.repeat(81), path: '/age', all: false },
    { build: 'a', path: 'https://elsewhere.test', all: false },
    { build: 'a', path: '/age?x', all: false },
    { build: 'a', path: `/${'a'.repeat(81)}`, all: false },
  ])('is refused when it is %j', (data) => expect(readKeepRequest(data)).toBeNull())
})

describe('the list of files', () => {
  const kits = { files: ['a.1.js', 'b.2.js'], pages: { '/age': [0], '/bingo': [0, 1], '/fr/age': [1] } }
  const wanted = (path: string, all: boolean) => wantedPages({ build: 'x', path, all }, kits)

  test('lists the files of one practice page, and none for other pages', () => {
    expect(wanted('/bingo', false)).toEqual([{ path: '/bingo', parts: ['/_astro/a.1.js', '/_astro/b.2.js'] }])
    expect(wanted('/age/today', false)).toEqual([])
  })

  test('lists all practice of the language', () => {
    expect(wanted('/offline', true).map(({ path }) => path)).toEqual(['/age', '/bingo'])
    expect(wanted('/fr/offline', true).map(({ path }) => path)).toEqual(['/fr/age'])
  })

  test('is parsed as the build writes it', () => expect(readKits(kits)).toEqual(kits))

  test.each([
    null,
    {},
    { files: 'a', pages: {} },
    { files: ['../a.js'], pages: {} },
    { files: ['a.js'], pages: null },
    { files: ['a.js'], pages: { '/age': 0 } },
    { files: ['a.js'], pages: { '/age': [1] } },
  ])('is refused when it is %j', (data) => expect(readKits(data)).toBeNull())
})
