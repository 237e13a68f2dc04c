import { chromium, type Browser, type Page } from 'playwright'
import { browserLaunch, requireBrowser } from '../launcher/browser.ts'
import { looksPainted } from './looks-painted.ts'
import { SITE, withStack } from './stack.ts'
import { printTable } from './table.ts'

const VISITS = 5
const BUDGET_MS = 1000
/** Lighthouse's slow 4G: round trip in ms, bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

type Looked = { path: string; run: { game: string; mode: string }; pictures: number }

const LOOKED: readonly Looked[] = [
  { path: '/pixels/easy', run: { game: 'pixels', mode: 'easy' }, pictures: 1 },
  { path: '/blur/logo', run: { game: 'blur', mode: 'easy' }, pictures: 1 },
  { path: '/stadiums', run: { game: 'stadiums', mode: 'easy' }, pictures: 6 },
  { path: '/split', run: { game: 'split', mode: 'normal' }, pictures: 3 },
]

/**
 * `npm run bench -- first-look [URL]`: time from opening a page of pictures with an empty cache to the first painted
 * look (./looks-painted.ts), at slow 4G. The floor, in the same run: the page's text, its run and the run's pictures
 * over the same connection, in sequence and without a script.
 */
export async function firstLook(): Promise<void> {
  requireBrowser()
  const running = process.argv[3]
  const rows = running ? await rowsOf(running) : await withStack(() => rowsOf(SITE))
  printTable(
    `First look at slow 4G, ${VISITS} visits each`,
    ['page', 'median ms', 'slowest ms', 'floor: median', 'floor: slowest', 'budget of the median'],
    rows,
  )
}

async function rowsOf(site: string): Promise<string[][]> {
  const browser = await chromium.launch(browserLaunch())
  try {
    const rows: string[][] = []
    for (const looked of LOOKED) {
      // Warms the server up.
      await visit(browser, (page) => shownAfter(page, site, looked))
      const [shown, floor]: [number[], number[]] = [[], []]
      for (let nth = 0; nth < VISITS; nth++) {
        shown.push(await visit(browser, (page) => shownAfter(page, site, looked)))
        floor.push(await visit(browser, (page) => floorOf(page, site, looked)))
      }
      rows.push([looked.path, ...figuresOf(shown), ...figuresOf(floor), String(BUDGET_MS)])
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Milliseconds of a first visit on a phone. */
async function visit(browser: Browser, work: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

async function slow(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW_4G)
}

async function shownAfter(page: Page, site: string, { path, pictures }: Looked): Promise<number> {
  await slow(page)
  await page.goto(site + path, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(looksPainted, pictures, { polling: 'raf' })
  return Number(await shown.jsonValue())
}

async function floorOf(page: Page, site: string, { path, run }: Looked): Promise<number> {
  // A page of the site without scripts.
  await page.goto(`${site}/privacy`)
  await slow(page)
  return page.evaluate(
    async ({ address, body }) => {
      const from = performance.now()
      await (await fetch(address, { cache: 'no-store' })).text()
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch('/api/runs', { method: 'POST', headers, body: JSON.stringify(body) })
      const { pictures } = (await reply.json()) as { pictures: string[][] }
      await Promise.all(pictures.flat().map(async (each) => (await fetch(each)).blob()))
      return performance.now() - from
    },
    { address: path, body: run },
  )
}

function figuresOf(times: readonly number[]): [string, string] {
  const sorted = times.toSorted((one, other) => one - other)
  return [sorted[Math.floor(sorted.length / 2)]!.toFixed(0), sorted.at(-1)!.toFixed(0)]
}
