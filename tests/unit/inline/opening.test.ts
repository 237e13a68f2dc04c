import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeOpening } from '#stores/opening.ts'

/** What of a page and its browser the script looks at. */
type Browser = {
  opens?: object
  search?: string
  signedIn?: boolean
  local?: Record<string, string>
  tab?: Record<string, string>
}

const PAGE = { game: 'pixels', modes: ['easy', 'hard'] }
const DAILY = { game: 'pixels', modes: ['today'] }
const TODAY = '2026-11-22'
const ANSWER = { pictures: [['a', 'b', 'c'], [], ['d', 'e'], ['f', 'g']] }

let preloaded: string[]

beforeEach(() => {
  // Of another page's document: files of tests share their modules.
  vi.resetModules()
  vi.useFakeTimers({ now: Date.parse(`${TODAY}T12:00:00Z`), toFake: ['Date'] })
  preloaded = []
})
afterEach(() => {
  delete (globalThis as { opening?: unknown }).opening
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open({ opens, search = '', signedIn = false, local = {}, tab = {} }: Browser) {
  vi.stubGlobal('document', {
    documentElement: { dataset: opens ? { opens: JSON.stringify(opens) } : {} },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => void preloaded.push(href) },
  })
  vi.stubGlobal('location', { search })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => tab[key] ?? null })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(ANSWER))),
  )
  const { openEarly } = await import('../../../src/inline/opening.ts')
  openEarly((key) => local[key] ?? null, signedIn)
}

const sent = (): string | undefined => (vi.mocked(fetch).mock?.calls[0]?.[1]?.body ?? undefined) as string | undefined

test.each<[string, Browser, object]>([
  ['the usual level', { opens: PAGE }, { game: 'pixels', mode: 'easy' }],
  ['the level chosen last', { opens: PAGE, local: { 'pixels-level': 'hard' } }, { game: 'pixels', mode: 'hard' }],
  ['no level that is not there', { opens: PAGE, local: { 'pixels-level': 'x' } }, { game: 'pixels', mode: 'easy' }],
  [
    'the theme of the page',
    { opens: { game: 'pixels', modes: ['themes'], part: 'arsenal' } },
    { game: 'pixels', mode: 'themes', part: 'arsenal' },
  ],
  ['the daily', { opens: DAILY }, { game: 'pixels', mode: 'today', date: TODAY }],
  [
    'the daily that was begun',
    { opens: DAILY, tab: { 'pixels-today': `"${TODAY}"` } },
    { game: 'pixels', mode: 'today', date: TODAY },
  ],
])('opens %s, once', async (_, browser, body) => {
  await open(browser)
  expect(JSON.parse(sent()!)).toEqual(body)
  expect(takeOpening(JSON.stringify({ ...body, twin: true }))).toBeUndefined()
  const response = await takeOpening(JSON.stringify(body))!
  expect(await response.json()).toEqual(ANSWER)
  expect(takeOpening(JSON.stringify(body))).toBeUndefined()
})

test.each<[string, Browser]>([
  ['a page that opens no run', {}],
  ['an address that asks for something', { opens: PAGE, search: '?date=2026-11-01' }],
  ['an account', { opens: PAGE, signedIn: true }],
  ['who plays in words', { opens: PAGE, local: { inWords: 'true' } }],
  ['who plays by the form, without pictures', { opens: PAGE, local: { 'pixels-form': 'true' } }],
  ['who chose a league', { opens: PAGE, local: { 'pixels-league': '"liga"' } }],
  ['a day that was begun before midnight', { opens: DAILY, tab: { 'pixels-today': '"2026-11-21"' } }],
])('does not for %s', async (_, browser) => {
  await open(browser)
  expect(fetch).not.toHaveBeenCalled()
})

test('has the newest pictures fetched', async () => {
  await open({ opens: PAGE })
  await vi.waitFor(() => expect(preloaded).toEqual(['b', 'c', 'd', 'e', 'f', 'g']))
})
