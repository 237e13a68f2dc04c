import { chromium, type CDPSession, type Page } from 'playwright'
import { browserLaunch, requireBrowser } from '../launcher/browser.ts'
import { SITE, withStack } from './stack.ts'
import { printTable } from './table.ts'

const RATE = 4
const TAPS = 20
const BUDGET_MS = 100
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** A tap to measure: its page, its target, and what continues afterwards. */
type Tapped = { path: string; what: string; answer: string; asks: string; next: string | null }

const TAPPED: readonly Tapped[] = [
  {
    path: '/higherlower/normal',
    what: 'Higher',
    answer: 'role=button[name="Higher"]',
    asks: '[data-side="other"]:not([data-hit]) img',
    next: null,
  },
  {
    path: '/statistics/normal',
    what: 'a card',
    answer: 'button[data-side="0"]',
    asks: 'button[data-side="0"] img',
    next: '[data-next]',
  },
]

/**
 * `npm run bench -- inp [URL]`: time from a tap on a card of a duel to the next frame, on a processor four times
 * slower, as the browser itself measures interactions. The floor is a button without effect on the same page in the
 * same run; the difference is the site's.
 */
export async function interactions(): Promise<void> {
  requireBrowser()
  const running = process.argv[3]
  const rows = running ? await rowsOf(running) : await withStack(() => rowsOf(SITE))
  printTable(
    `Interaction to next paint, processor ${RATE}x slower, ${TAPS} taps each`,
    ['page', 'tap', 'median ms', 'p95 ms', 'floor: median', 'floor: p95', 'budget of the median'],
    rows,
  )
}

async function rowsOf(site: string): Promise<string[][]> {
  const browser = await chromium.launch(browserLaunch())
  try {
    const rows: string[][] = []
    for (const tapped of TAPPED) {
      const context = await browser.newContext(PHONE)
      const page = await context.newPage()
      rows.push(...(await rowsOfPage(page, site, tapped)))
      await context.close()
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function rowsOfPage(page: Page, site: string, { path, what, answer, asks, next }: Tapped): Promise<string[][]> {
  await page.goto(site + path)
  await page.locator('main').tap({ position: { x: 5, y: 5 } })
  await page.locator(asks).first().waitFor()
  await listen(page)
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  const [answers, onward, floor]: [number[], number[], number[]] = [[], [], []]
  const end = page.locator('[data-result]')
  for (let tap = 0; tap < TAPS; tap++) {
    floor.push(await timed(page, processor, '[data-floor]'))
    answers.push(await timed(page, processor, answer))
    if (next !== null) onward.push(await timed(page, processor, next))
    await end.or(page.locator(asks)).first().waitFor()
    // A finished run is followed by a new one.
    if ((await end.count()) > 0) {
      await page.locator('[data-dock] button').first().tap()
      await page.locator(asks).first().waitFor()
    }
  }
  const row = (name: string, times: number[]) => [path, name, ...figures(times), ...figures(floor), String(BUDGET_MS)]
  return [row(what, answers), ...(next === null ? [] : [row('on to the next pair', onward)])]
}

/** Adds a button without effect, and records the browser's interaction timings. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const measured = window as unknown as { interactions: Map<number, number> }
    measured.interactions = new Map()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue
        const longest = Math.max(entry.duration, measured.interactions.get(entry.interactionId) ?? 0)
        measured.interactions.set(entry.interactionId, longest)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    const button = document.createElement('button')
    button.dataset['floor'] = ''
    button.style.cssText = 'position:fixed;top:60px;right:0;width:44px;height:44px;z-index:99'
    button.addEventListener('click', () => {})
    document.body.append(button)
  })

/** One tap, ms from input to frame. The browser does not report less than 16 ms: it counts as 16. */
async function timed(page: Page, processor: CDPSession, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`There is no ${selector} to tap`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.evaluate(() => (window as unknown as { interactions: Map<number, number> }).interactions.clear())
  await processor.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await processor.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // A duel merges quick taps; by then the browser has reported this one.
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(() =>
    Math.max(16, ...(window as unknown as { interactions: Map<number, number> }).interactions.values()),
  )
}

const SETTLED_MS = 900

/** Median and 95th percentile. */
function figures(times: readonly number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other)
  return [sorted[times.length >> 1]!, sorted[Math.ceil(0.95 * times.length) - 1]!].map((ms) => ms.toFixed(0))
}
