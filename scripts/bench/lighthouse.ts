import { createServer, type AddressInfo } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { browserLaunch, requireBrowser } from '../launcher/browser.ts'
import { GAME_PAGES, STATIC_PAGES } from './pages.ts'
import { SITE, withStack } from './stack.ts'
import { printTable } from './table.ts'

const RUNS = 3
const STATIC_LCP_MS = 1000
const GAME_LCP_MS = 1500
const TBT_MS = 50
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Visit = { lcp: number; tbt: number; cls: number; scores: number[] }

/** `npm run bench -- pages [URL [PATH ...]]`: of a launch of its own, or of a site that runs already. */
export async function pages(): Promise<void> {
  const [running, ...asked] = process.argv.slice(3)
  const paths = asked.length > 0 ? asked : [...STATIC_PAGES, ...GAME_PAGES]
  const rows = running ? await rowsOf(running, paths) : await withStack(() => rowsOf(SITE, paths))
  printTable(
    'Lighthouse, mobile, median of 3',
    ['page', 'LCP ms / budget', 'TBT ms / budget', 'CLS', CATEGORIES.join(', ')],
    rows,
  )
}

/**
 * One row per page, Lighthouse's mobile preset (simulated slow 4G, 4x slower processor), the median of three visits
 * with an empty cache, beside the budget: LCP and TBT in ms, then its four scores.
 */
async function rowsOf(site: string, paths: readonly string[]): Promise<string[][]> {
  requireBrowser()
  const port = await freePort()
  const { args, ...launch } = browserLaunch()
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] })
  try {
    const rows: string[][] = []
    for (const path of paths) {
      const row = await rowOf(site, path, port)
      console.log(row.join('  '))
      rows.push(row)
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function rowOf(site: string, path: string, port: number): Promise<string[]> {
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(site + path, port))
  const lcp = median(visits.map((each) => each.lcp))
  const tbt = median(visits.map((each) => each.tbt))
  const scores = CATEGORIES.map((_, at) => median(visits.map((each) => each.scores[at] ?? 0)))
  const budget = GAME_PAGES.includes(path) ? GAME_LCP_MS : STATIC_LCP_MS
  const cls = median(visits.map((each) => each.cls))
  return [
    path,
    `${lcp.toFixed(0)} / ${budget}`,
    `${tbt.toFixed(0)} / ${TBT_MS}`,
    cls.toFixed(3),
    scores.map((score) => Math.round(100 * score)).join(' '),
  ]
}

/** A busy machine may keep a page from painting in time: it gets a second chance. */
async function visit(url: string, port: number, chances = 2): Promise<Visit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (!result || result.lhr.runtimeError) {
    if (chances > 1) return visit(url, port, chances - 1)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`)
  }
  const { audits, categories } = result.lhr
  const figure = (id: string) => audits[id]?.numericValue ?? Infinity
  return {
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scores: CATEGORIES.map((id) => categories[id]?.score ?? 0),
  }
}

const median = (figures: number[]): number => figures.toSorted((one, other) => one - other)[figures.length >> 1]!

/** A moment passes before the browser takes it; nobody else on this machine asks for ports so quickly. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
