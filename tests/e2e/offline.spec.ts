import type { BrowserContext, Page } from '@playwright/test'
import { AccountExport } from '#contracts/account.ts'
import { CACHES } from '#core/offline.ts'
import { CATALOGUE } from '#games/catalogue.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { expect, test } from './fixtures.ts'
import { reach } from './games/driver.ts'
import { DRIVERS } from './games/index.ts'
import { aPerson } from './pages/connection.ts'
import { join } from './pages/join.ts'
import { NEVER_THE_ANSWER, WordlePage } from './pages/wordle.ts'
import { barriers } from './support/barriers.ts'

test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce' })

/** Console errors of pictures, endpoints and scripts that fail without a connection. */
const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 50|dynamically imported module/
const age = DRIVERS.age!

const PRACTICE = CATALOGUE.flatMap(({ id, modes }) => {
  const mode = modes.find(({ place }) => place === 'browser')
  return mode ? [{ id, path: mode.path, driver: DRIVERS[id]! }] : []
})

const isKept = (page: Page, path: string) =>
  page.evaluate(
    async ([name, path]) => (await (await caches.open(name!)).match(path!)) !== undefined,
    [CACHES.pages, path],
  )

const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return Object.fromEntries(names.map((name, at) => [name, lists[at]!.map((url) => new URL(url).pathname)]))
  })

const expectKept = (page: Page, path: string) => expect.poll(() => isKept(page, path)).toBe(true)

/** Opens a practice page and takes one action, after which the worker caches the page. */
async function keepPractice(page: Page, path = '/age') {
  await page.goto(path)
  await reach(age.input(page))
  await age.act(page, 0)
  await expectKept(page, path)
}

/** Loses the connection: every new request fails. */
async function disconnect(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  expect(
    await page.evaluate(() =>
      fetch('/api/health').then(
        () => 'answer',
        () => 'none',
      ),
    ),
  ).toBe('none')
}

/** A value of the browser's storage. */
const storedValue = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)
const resultsOf = async (page: Page, game: string) =>
  ((await storedValue(page, 'userStats')) as Record<string, unknown[]> | null)?.[game]?.length ?? 0
const expectEnd = (page: Page) => expect(page.locator('[data-result]').getByRole('heading', { level: 2 })).toBeFocused()

test.describe('without a connection', () => {
  test.beforeEach(({ expectConsoleError }) => expectConsoleError(NO_CONNECTION))

  test('a practice page used before can be reloaded and played to its end, and its points are kept', async ({
    page,
    context,
  }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    const answer = await wordle.soloAnswer('easy')
    await wordle.guess(NEVER_THE_ANSWER[0]!)
    await expectKept(page, '/wordle/solo')
    await disconnect(page, context)
    await wordle.open('/wordle/solo')
    await expect(wordle.rows).toHaveCount(1)
    await wordle.guess(answer)
    await expect(wordle.verdict).toBeFocused()
    await expect.poll(() => storedValue(page, 'points')).toBe(50)

    await context.setOffline(false)
    await page.reload()
    await expect(wordle.verdict).toBeVisible()
    expect(await storedValue(page, 'points')).toBe(50)
    expect(await resultsOf(page, 'wordle')).toBe(1)
  })

  test('a result of an account waits for the connection and is counted once', async ({ page, context, inbox }) => {
    await join(page, aPerson('off'), inbox)
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    // The server credits no run that is faster than a person.
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem('wordle-solo-easy')!) as { startedAt: number }
      localStorage.setItem('wordle-solo-easy', JSON.stringify({ ...saved, startedAt: saved.startedAt - 20_000 }))
    })
    await wordle.open('/wordle/solo')
    const answer = await wordle.soloAnswer('easy')
    await expectKept(page, '/wordle/solo')
    await disconnect(page, context)
    await wordle.guess(answer)
    await expect(wordle.verdict).toBeFocused()
    const waiting = async () => ((await storedValue(page, 'unsentResults')) as unknown[] | null)?.length ?? 0
    await expect.poll(waiting).toBe(1)
    await page.goto('/archive')
    await expect(page.getByText('Results waiting to be sent: 1.')).toBeVisible()
    await page.goto('/wordle/solo')
    await expect(wordle.verdict).toBeVisible()

    const sent: string[] = []
    context.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postData() ?? ''))
    await context.setOffline(false)
    await expect.poll(waiting).toBe(0)
    const account = async () => {
      const { profile, results } = AccountExport.parse(await (await page.request.get('/api/account/export')).json())
      return { points: profile!.points, results: results.map(({ game }) => game) }
    }
    const { points, results } = await account()
    expect(points).toBeGreaterThan(0)
    expect(results).toEqual(['wordle'])
    await page.reload()
    await expect(wordle.verdict).toBeVisible()
    expect(await account()).toEqual({ points, results })
    // The client may send it repeatedly until the server answers, always under the same id.
    const ids = sent.flatMap((body) => /"wordle":\[\{"id":"([^"]+)"/.exec(body)?.[1] ?? [])
    expect(new Set(ids).size).toBe(1)
  })

  for (const locale of LOCALES) {
    test(`any other page shows the offline page, which links to the cached practice: ${locale}`, async ({
      page,
      context,
    }) => {
      const path = localePath(locale, '/age')
      await keepPractice(page, path)
      await disconnect(page, context)
      await page.goto(localePath(locale, '/table'))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const list = page.getByRole('main').getByRole('listitem')
      await expect(list).toHaveCount(9)
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 700 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      expect(await barriers(page)).toEqual([])
      await page.getByRole('main').getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect.poll(() => age.state(page)).toHaveLength(1)

      await page.goto(localePath(locale, '/table'))
      await expect(list).toHaveCount(9)
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages(locale, 'table').title)
    })
  }

  test('every practice page that a player cached can be played to its end', async ({ page, context }) => {
    test.setTimeout(600_000)
    await page.goto('/offline')
    await page.getByRole('button', { name: 'Keep all practice here' }).click()
    await expect(page.getByText('9 of 9 on this device')).toBeVisible({ timeout: 120_000 })
    await disconnect(page, context)
    for (const { id, path, driver } of PRACTICE) {
      await test.step(id, async () => {
        await page.goto(path)
        await reach(driver.input(page))
        await driver.finish(page, 0)
        await expectEnd(page)
        await expect.poll(() => resultsOf(page, id)).toBe(1)
      })
    }
  })
})

test('the worker stores nothing of dailies, accounts and endpoints', async ({ page, inbox }) => {
  await join(page, aPerson('off'), inbox)
  await keepPractice(page)
  for (const path of ['/age/today', '/', '/profile', '/table', '/archive']) await page.goto(path)
  await page.goto('/wordle/today')
  await expect(page.getByRole('combobox')).toBeVisible()
  const { [CACHES.pages]: pages, [CACHES.offline]: offline, ...others } = await stored(page)
  expect(pages).toEqual(['/age'])
  expect(offline?.toSorted()).toEqual(['/es/offline', '/fr/offline', '/offline'])
  expect(Object.keys(others).filter((name) => name !== CACHES.parts && name !== CACHES.drawings)).toEqual([])
  const files = Object.values(others).flat()
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((path) => !/^\/(_astro|flags|img\/(crest|kit|league|stadium|ground))\//.test(path))).toEqual([])
})

test.describe('in a browser of another language', () => {
  test.use({ locale: 'fr-FR' })

  test('each offline page is stored in its own language', async ({ page }) => {
    await keepPractice(page, '/fr/age')
    const languages = await page.evaluate(async (name) => {
      const cache = await caches.open(name)
      const pages = await Promise.all(
        (await cache.keys()).map(async (key) => [key.url, await (await cache.match(key))!.text()]),
      )
      return pages.map(([url, html]) => [new URL(url!).pathname, /<html[^>]* lang="(\w+)"/.exec(html!)![1]!])
    }, CACHES.offline)
    expect(Object.fromEntries(languages)).toEqual({ '/offline': 'en', '/fr/offline': 'fr', '/es/offline': 'es' })
  })
})

test('a newer build replaces a cached page, and the files of the older one stay', async ({ page }) => {
  await keepPractice(page)
  await page.evaluate(
    async ([pages, parts]) => {
      const html = '<html data-old><body data-build="older"><script type="module" src="/_astro/older.js"></script>'
      await (await caches.open(pages!)).put('/age', new Response(html))
      await (await caches.open(parts!)).put('/_astro/older.js', new Response('export {}'))
    },
    [CACHES.pages, CACHES.parts],
  )
  // The page of the network is shown although an older one is cached.
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-old')
  await reach(age.input(page))
  await age.act(page, 1)
  await expect
    .poll(() => page.evaluate(async (name) => (await (await caches.open(name)).match('/age'))!.text(), CACHES.pages))
    .not.toContain('data-old')
  expect((await stored(page))[CACHES.parts]).toContain('/_astro/older.js')
})

test('a page of an older build continues with its cached scripts', async ({ page, context, expectConsoleError }) => {
  expectConsoleError(NO_CONNECTION)
  await keepPractice(page)
  await page.evaluate(() => (window.name = 'same page'))
  await disconnect(page, context)
  await age.finish(page, 1)
  await expectEnd(page)
  expect(await page.evaluate(() => window.name)).toBe('same page')
})
