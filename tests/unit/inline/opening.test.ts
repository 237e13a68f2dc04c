import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAt, takeOpening } from '#stores/opening.ts'

/** The state of page and browser that the script reads. */
type Browser = {
  opens?: object
  search?: string
  signedIn?: boolean
  local?: Record<string, string>
  tab?: Record<string, string>
}

const PAGE = { game: 'pixels', modes: ['easy', 'hard'] }
const DAILY = { game: 'pixels', modes: ['today'] }
const EASY = { game: 'pixels', mode: 'easy' }
const TODAY = '2026-11-22'
const ANSWER = { n: 0, pictures: [['a', 'b', 'c'], [], ['d', 'e'], ['f', 'g']] }

class DecodedImage {
  src = ''
  decode = () => Promise.resolve()
}

/** Styles set on the page's root. */
let style: Map<string, string>
let dataset: Record<string, string>

beforeEach(() => {
  // Test files share modules; each case needs its own page.
  vi.resetModules()
  vi.useFakeTimers({ now: Date.parse(`${TODAY}T12:00:00Z`), toFake: ['Date'] })
  style = new Map()
  dataset = {}
})
afterEach(() => {
  const page = globalThis as { opening?: unknown; looks?: unknown }
  delete page.opening
  delete page.looks
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens the page; `answer` is that of the run, and pictures for which `lost` is true fail to load. */
async function open(
  { opens, search = '', signedIn = false, local = {}, tab = {} }: Browser,
  answer: object = ANSWER,
  lost = (_: string) => false,
) {
  dataset = opens ? { opens: JSON.stringify(opens) } : {}
  vi.stubGlobal('document', {
    documentElement: { dataset, style: { setProperty: (name: string, value: string) => style.set(name, value) } },
  })
  vi.stubGlobal('location', { search })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => tab[key] ?? null })
  vi.stubGlobal('Image', DecodedImage)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((look) => `blob:${(look as Blob).size}`)
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) =>
      Promise.resolve(
        address === '/api/runs'
          ? Response.json(answer)
          : new Response('.'.repeat(address.charCodeAt(0)), { status: lost(address) ? 503 : 200 }),
      ),
    ),
  )
  const { openEarly } = await import('../../../src/inline/opening.ts')
  return openEarly((key) => local[key] ?? null, signedIn)
}

/** Object URL of a picture's bytes. */
const blobOf = (address: string) => `blob:${address.charCodeAt(0)}`

const sent = (): string | undefined => (vi.mocked(fetch).mock?.calls[0]?.[1]?.body ?? undefined) as string | undefined

test.each<[string, Browser, object]>([
  ['the usual level', { opens: PAGE }, EASY],
  ['the level chosen last', { opens: PAGE, local: { 'pixels-level': 'hard' } }, { game: 'pixels', mode: 'hard' }],
  [
    'the default level instead of an unknown one',
    { opens: PAGE, local: { 'pixels-level': 'x' } },
    { game: 'pixels', mode: 'easy' },
  ],
  [
    'the theme of the page',
    { opens: { game: 'pixels', modes: ['themes'], part: 'arsenal' } },
    { game: 'pixels', mode: 'themes', part: 'arsenal' },
  ],
  ['the level of a player with other settings', { opens: PAGE, local: { display: 'contrast full sound' } }, EASY],
  ['the daily', { opens: DAILY, local: { display: 'liga' } }, { game: 'pixels', mode: 'today', date: TODAY }],
  [
    'the daily that was started',
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
  ['who chose leagues for practice', { opens: PAGE, local: { display: 'contrast liga' } }],
  ['a day that was begun before midnight', { opens: DAILY, tab: { 'pixels-today': '"2026-11-21"' } }],
])('opens nothing for %s', async (_, browser) => {
  await open(browser)
  expect(fetch).not.toHaveBeenCalled()
})

test('shows the newest pictures, last one first, and passes their bytes to the game', async () => {
  await open({ opens: PAGE })
  await takeOpening(sent()!)
  expect([...style]).toEqual(
    ['g', 'f', 'e', 'd', 'c', 'b'].map((address, at) => [`--look-${at}`, `url(${blobOf(address)})`]),
  )
  expect(dataset['looked']).toBe('easy')
  expect(lookAt('g')).toBe(blobOf('g'))
  expect(lookAt('a')).toBe('a')
})

test('leaves a failing picture to the game without making it wait', async () => {
  await open({ opens: PAGE }, { n: 0, pictures: [['a']] }, (address) => address === 'a')
  expect(await (await takeOpening(sent()!)!).json()).toEqual({ n: 0, pictures: [['a']] })
  expect([style.size, dataset['looked'], lookAt('a')]).toEqual([0, undefined, 'a'])
})

test.each([
  ['a run that goes on', { n: 1, pictures: [['a']] }],
  ['a run in words', { n: 0 }],
])('shows nothing of %s', async (_, answer) => {
  await open({ opens: PAGE }, answer)
  await takeOpening(sent()!)
  expect(style.size).toBe(0)
  expect(fetch).toHaveBeenCalledTimes(1)
})
