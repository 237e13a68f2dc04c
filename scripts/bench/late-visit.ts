import type { Browser, Page, Route } from 'playwright'
import { localePath, type Locale } from '#i18n/locales.ts'
import { GAME_PAGES, LIVE_PAGES, STATIC_PAGES } from './pages.ts'

/** A first visit on which everything but the page itself is delayed; `most`: its maximum shift. */
export type LateVisit = { path: string; most: number; locale: Locale; size: Size; delayMs: number }
export type Size = { readonly width: number; readonly height: number }
type Shift = { value: number; parts: string[] }

type Entry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
/** State of the measurement in the page. */
type Watched = { observer: PerformanceObserver; parts: Shift[]; take: (entries: PerformanceEntry[]) => void }

/** Maximum shifts; text that grows by one pixel shifts a page by about a thousandth. */
const MOST_IN_A_GAME = 0.01
const MOST_ELSEWHERE = 0.02
export const DELAYS_MS = [0, 500, 3000] as const
export const PHONES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]
/** Pages that only list, show and explain, besides those of the catalogue. */
const OTHER_PAGES = ['/table', '/archive', '/credits', '/profile', '/submissions']

/** Every page, with its maximum shift. */
export const LATE_PAGES: readonly Pick<LateVisit, 'path' | 'most'>[] = [
  ...[...GAME_PAGES, ...LIVE_PAGES].map((path) => ({ path, most: MOST_IN_A_GAME })),
  ...[...STATIC_PAGES, ...OTHER_PAGES].map((path) => ({ path, most: MOST_ELSEWHERE })),
]

/** Against a page that never settles: the error names it, and what it still waits for. */
const MOST_WAIT_MS = 120_000
/** The browser's driver may miss the end of a request, and then no idle network is ever reported. */
const MOST_IDLE_WAIT_MS = 30_000

/** Parallel pages: the longer the delay, the more of a visit is waiting. */
const atOnce = (delayMs: number) => (delayMs > 1000 ? 12 : 4)

/** Typefaces, scripts, styles, packs, pictures and endpoints' answers. */
const LATE = /\.(?:woff2|js|css|json|webp|png|svg)(?:\?|$)|\/(?:api|img|beside)\//

/** Visits beyond the limit, each as a line with its shift. */
export async function movedTooMuch(browser: Browser, site: string, visits: readonly LateVisit[]): Promise<string[]> {
  const waiting = [...visits]
  const moved: string[] = []
  async function work() {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const shifts = await shiftsOf(browser, site, visit)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      if (sum > visit.most) moved.push(lineOf(visit, sum, shifts))
    }
  }
  await Promise.all(Array.from({ length: atOnce(Math.min(...visits.map(({ delayMs }) => delayMs))) }, work))
  return moved
}

function lineOf({ path, locale, size, delayMs }: LateVisit, sum: number, shifts: readonly Shift[]): string {
  const parts = shifts.flatMap(({ parts }) => parts.map((part) => `  ${part}`))
  const visit = `${localePath(locale, path)} at ${size.width} x ${size.height}, ${delayMs} ms late: ${sum.toFixed(3)}`
  return [visit, ...parts].join('\n')
}

/** Layout shifts of a first visit, until typefaces, islands and answers have arrived. */
async function shiftsOf(browser: Browser, site: string, visit: LateVisit): Promise<Shift[]> {
  const context = await browser.newContext({ viewport: visit.size, reducedMotion: 'reduce', locale: visit.locale })
  try {
    context.setDefaultTimeout(MOST_WAIT_MS)
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.addInitScript(drawTheSame)
    await page.route(LATE, (route) => late(route, visit.delayMs))
    await page.goto(site + localePath(visit.locale, visit.path))
    await settled(page).catch((cause: unknown) => nameMissing(page, cause))
    return await page.evaluate(shifts)
  } finally {
    await context.close()
  }
}

async function late(route: Route, delayMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  // The visit may have ended.
  await route.continue().catch(() => {})
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(hasArrived)
  await page.waitForLoadState('networkidle', { timeout: MOST_IDLE_WAIT_MS }).catch(() => {})
  await page.waitForFunction(hasArrived)
}

async function nameMissing(page: Page, cause: unknown): Promise<never> {
  throw new Error(`${page.url()} never settled: ${await page.evaluate(missing)}`, { cause })
}

/** In the page: its document, typefaces and islands, for the error of a visit that never settles. */
function missing(): string {
  const { plain } = document.documentElement.dataset
  const islands = [...document.querySelectorAll('astro-island[ssr]')].map((island) =>
    island.getAttribute('component-url'),
  )
  const requests = performance.getEntriesByType('resource').slice(-5)
  return JSON.stringify({
    document: document.readyState,
    plain,
    fonts: document.fonts.status,
    islands,
    last: requests.map(({ name }) => name),
  })
}

/** In the page: typefaces are shown, and islands have started. */
function hasArrived(): boolean {
  const { plain } = document.documentElement.dataset
  return !plain && document.fonts.status === 'loaded' && document.querySelector('astro-island[ssr]') === null
}

/** In the page, before anything else. */
function watch(): void {
  const parts: Shift[] = []
  const take = (entries: PerformanceEntry[]) => {
    for (const { value, hadRecentInput, sources } of entries as Entry[]) {
      const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
      const say = ({ node, previousRect, currentRect }: Entry['sources'][number]) =>
        `${(node?.textContent ?? '').slice(0, 40)}: ${boxOf(previousRect)} -> ${boxOf(currentRect)}`
      if (!hadRecentInput) parts.push({ value, parts: sources.map(say) })
    }
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(globalThis, { watched: { parts, observer, take } })
}

/** In the page: shifts so far, including the frame being drawn. */
async function shifts(): Promise<Shift[]> {
  const { parts, observer, take } = (globalThis as unknown as { watched: Watched }).watched
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  take(observer.takeRecords())
  return parts
}

/** In the page: fixes random deals. */
function drawTheSame(): void {
  let seed = 1
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
    const bytes = new Uint8Array(numbers!.buffer, numbers!.byteOffset, numbers!.byteLength)
    for (const at of bytes.keys()) bytes[at] = seed = (seed * 48_271) % 2_147_483_647
    return numbers
  }
}
