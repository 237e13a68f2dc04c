import { spawnSync } from 'node:child_process'
import { launch, type LaunchedChrome } from 'chrome-launcher'
import { SITEMAP_PATHS } from '#components/sitemap.ts'
import { LOCALES, localePath, withoutLocale } from '#i18n/locales.ts'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { BROWSER_ARGUMENTS, findBrowser, requireBrowser } from '../launcher/browser.ts'
import { KNOWN_WORK_MS, serveEmptyPages } from './empty-page.ts'
import { processorTime } from './long-tasks.ts'
import { GAME_PAGES, LIVE_PAGES, STATIC_PAGES } from './pages.ts'
import { SITE, withStack } from './stack.ts'
import { printTable } from './table.ts'

const PLAYED = [...GAME_PAGES, ...LIVE_PAGES]
const RUNS = 3
const STATIC_LCP_MS = 1000
const GAME_LCP_MS = 1500
const TBT_MS = 50
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Visit = { lcp: number; tbt: number; own: number; cls: number; scores: number[] }

/** `npm run bench -- pages [URL [PATH ...]]`: with its own launch, or for a running site. */
export async function pages(): Promise<void> {
  const [running, ...asked] = process.argv.slice(3)
  const paths = asked.length > 0 ? asked : [...STATIC_PAGES, ...PLAYED]
  const rows = running ? await rowsOf(running, paths) : await withStack(() => rowsOf(SITE, paths))
  printTable(
    'Lighthouse, mobile, median of 3',
    ['page', 'LCP ms / budget', 'TBT ms / budget', 'of that its own', 'CLS', CATEGORIES.join(', ')],
    rows,
  )
}

/**
 * One row per page, Lighthouse's mobile preset (simulated slow 4G, 4x slower processor), the median of three visits
 * with an empty cache, beside the budget: LCP and TBT in ms, then its four scores. The first rows are reference
 * pages: one word, visited once before it is measured (to exclude the browser's own warm-up), and the same page with a
 * known task. The browser is Lighthouse's alone: Playwright's requests to every page make V8 parse React's
 * source again.
 */
async function rowsOf(site: string, paths: readonly string[]): Promise<string[][]> {
  const chrome = await launchChrome(pagesFirst())
  const { empty, working, stop } = await serveEmptyPages()
  const references = [
    ['(one word)', empty],
    [`(${KNOWN_WORK_MS} ms of work)`, working],
  ]
  try {
    const rows: string[][] = []
    await visit(empty, chrome)
    for (const [name, url] of [...references, ...paths.map((path) => [path, site + path])]) {
      const row = await rowOf(name!, url!, chrome)
      console.log(row.join('  '))
      rows.push(row)
    }
    return rows
  } finally {
    stop()
    chrome.kill()
  }
}

const launchChrome = (flags: readonly string[] = []): Promise<LaunchedChrome> => {
  requireBrowser()
  return launch({
    chromePath: findBrowser() ?? chromium.executablePath(),
    chromeFlags: ['--headless=new', ...BROWSER_ARGUMENTS, ...flags],
    logLevel: 'error',
  })
}

/** Every scored category but performance, which depends on what else the machine does. */
const TIMELESS = CATEGORIES.filter((category) => category !== 'performance')

/**
 * `npm run bench -- routes [URL] [PART...]`: every address of the sitemap in three languages, or those with a part in
 * them (`/es/` for a language, `=/fr` for one address); prints each as it is seen, then those below 100 with the audits
 * that failed. The exit code is 1 when there is one.
 */
export async function routes(): Promise<void> {
  const given = process.argv.slice(3)
  const running = given.find((word) => word.startsWith('http'))
  const parts = given.filter((word) => word !== running)
  const addresses = SITEMAP_PATHS.flatMap((path) => LOCALES.map((locale) => localePath(locale, path))).filter(
    (address) =>
      parts.length === 0 ||
      parts.some((part) => (part.startsWith('=') ? address === part.slice(1) : address.includes(part))),
  )
  const rows = running ? await faultsOf(running, addresses) : await withStack(() => faultsOf(SITE, addresses))
  printTable(
    `Lighthouse, ${addresses.length} addresses, ${rows.length} below 100`,
    ['address', TIMELESS.join(', '), 'failed'],
    rows,
  )
  if (rows.length > 0) process.exitCode = 1
}

async function faultsOf(site: string, addresses: readonly string[]): Promise<string[][]> {
  const chrome = await launchChrome()
  try {
    const rows: string[][] = []
    for (const address of addresses) {
      const row = await faultOf(site, address, chrome)
      console.log((row ?? [address, '100']).join('  '))
      if (row) rows.push(row)
    }
    return rows
  } finally {
    chrome.kill()
  }
}

/**
 * Null for an address that has 100 everywhere. A visit without a result, as on a busy machine, is repeated. `simulate`
 * loads without throttling and halves the visit: Lighthouse waits longer where it measures speed.
 */
async function faultOf(site: string, address: string, chrome: LaunchedChrome, chances = 3): Promise<string[] | null> {
  const result = await lighthouse(site + address, {
    ...{ port: chrome.port, output: 'json', logLevel: 'error', throttlingMethod: 'simulate' },
    ...{ onlyCategories: [...TIMELESS], disableFullPageScreenshot: true },
  })
  if (!result || result.lhr.runtimeError) {
    if (chances > 1) return faultOf(site, address, chrome, chances - 1)
    throw new Error(`Lighthouse could not look at ${address}: ${result?.lhr.runtimeError?.message}`)
  }
  const { categories, audits } = result.lhr
  const scores = TIMELESS.map((id) => Math.round(100 * (categories[id]?.score ?? 0)))
  if (scores.every((score) => score === 100)) return null
  const weighed = TIMELESS.flatMap((id) => categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  const failed = weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
  return [address, scores.join(' '), [...new Set(failed)].join(' ')]
}

/**
 * Chrome's flags that give the processes of pages priority over everything else on this machine, where allowed (root):
 * TBT counts a task's wall time four times, and on two cores the browser's own process, Lighthouse and the site's
 * servers doubled it, which do not run on a phone or do not count there. See docs/operations.md.
 */
function pagesFirst(): string[] {
  const inFront = ['chrt', '--fifo', '1']
  if (spawnSync(inFront[0]!, [...inFront.slice(1), 'true']).status === 0) {
    return [`--zygote-cmd-prefix=${inFront.join(' ')}`]
  }
  console.log('No right to put pages before other work: blocking times contain what else this machine does.')
  return []
}

async function rowOf(path: string, url: string, chrome: LaunchedChrome): Promise<string[]> {
  const visits: Visit[] = []
  for (let run = 0; run < RUNS; run++) visits.push(await visit(url, chrome))
  const middle = (figure: (visit: Visit) => number) => median(visits.map(figure))
  return [
    path,
    `${middle(({ lcp }) => lcp).toFixed(0)} / ${PLAYED.includes(withoutLocale(path)) ? GAME_LCP_MS : STATIC_LCP_MS}`,
    `${middle(({ tbt }) => tbt).toFixed(0)} / ${TBT_MS}`,
    middle(({ own }) => own).toFixed(0),
    middle(({ cls }) => cls).toFixed(3),
    CATEGORIES.map((_, at) => Math.round(100 * middle(({ scores }) => scores[at] ?? 0))).join(' '),
  ]
}

/** One visit in twenty yields no trace when pages have priority over the process that writes it; retries. */
async function visit(url: string, chrome: LaunchedChrome, chances = 5): Promise<Visit> {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  const figure = (id: string) => result?.lhr.audits[id]?.numericValue
  const [lcp, tbt] = [figure('largest-contentful-paint'), figure('total-blocking-time')]
  if (!result || lcp === undefined || tbt === undefined) {
    if (chances > 1) return visit(url, chrome, chances - 1)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`)
  }
  return {
    lcp,
    tbt,
    own: processorTime(result.artifacts.Trace.traceEvents),
    cls: figure('cumulative-layout-shift') ?? Infinity,
    scores: CATEGORIES.map((id) => result.lhr.categories[id]?.score ?? 0),
  }
}

const median = (figures: number[]): number => figures.toSorted((one, other) => one - other)[figures.length >> 1]!
