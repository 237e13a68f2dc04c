import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { barriers } from './support/barriers.ts'
import { layoutShift, watchShifts } from './support/layout-shift.ts'

// These tables use answers made here; tests/api/table.test.ts tests the real answers.

const row = (rank: number, more: object = {}) => ({
  ...{ rank, score: 1000 - rank, ms: null, username: `Player ${rank}`, photo_url: null, kit: null, country: null },
  ...{ before: rank + 1, ...more },
})
const week = {
  ...{ board: 'all', period: 'week', of: '2026-W47', since: '2026-11-16', until: '2026-11-23' },
  ...{ previous: '2026-W46', next: null, players: 4321 },
  rows: [
    row(1, { kit: 'stripes-navy-red', country: 'FR' }),
    ...Array.from({ length: 99 }, (_, at) => row(at + 2, at === 2 ? { username: null } : {})),
  ],
}
const day = {
  ...week,
  period: 'day',
  of: '2026-11-22',
  since: '2026-11-22',
  previous: '2026-11-21',
  players: 0,
  rows: [],
}
const neighbours = [4310, 4311, 4312].map((rank) => ({ ...row(rank), before: undefined, own: rank === 4311 }))
const own = {
  named: false,
  near: neighbours,
  standing: {
    ...{ rank: 4311, players: 4321, score: 40, ms: null, place: null, equals: 1, percent: 100 },
    next: { gap: 12, rank: 4310 },
  },
}

/** Answers in place of the site, with today's date; `down` makes requests fail. */
async function answer(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-22T15:00:00Z'))
  const site = { down: false }
  await page.route('**/api/table?*', (route) => {
    if (site.down) return route.fulfill({ status: 503, json: { code: 'unavailable' } })
    return route.fulfill({ json: route.request().url().includes('period=day') ? day : week })
  })
  await page.route('**/api/table/own?*', (route) => route.fulfill({ json: own }))
  return site
}

test('a visitor pages through the table and back', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 503/)
  const site = await answer(page)
  await page.goto('/table')
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'Player 9' }).first()).toContainText('up 1 place')
  await expect(rows.filter({ hasText: 'A player' })).toContainText('4')
  await expect(page.getByRole('link', { name: 'Log in, and your points enter the table.' })).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('link', { name: 'Day', exact: true }).click()
  await expect(page).toHaveURL(/\?period=day$/)
  await expect(page.getByRole('heading', { name: 'Nobody yet today' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Still open today' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bingo', exact: true })).toHaveAttribute('href', '/bingo/today')
  expect(await barriers(page)).toEqual([])
  await page.goBack()
  await expect(rows.filter({ hasText: 'Player 9' }).first()).toBeVisible()

  site.down = true
  await page.getByRole('link', { name: 'Earlier' }).click()
  await expect(page).toHaveURL(/\?period=week&of=2026-W46$/)
  await expect(page.getByRole('alert')).toContainText('Out of play for a moment.')
  site.down = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows.filter({ hasText: 'Player 9' }).first()).toBeVisible()
})

test("a player's own row is docked until it is in view", async ({ page, baseURL, context }) => {
  await context.addCookies([{ name: 'sb-test-auth-token', value: 'base64-x', url: baseURL! }])
  await page.setViewportSize({ width: 390, height: 844 })
  await answer(page)
  await page.goto('/table')
  const docked = page.getByRole('link', { name: /4,311.*You.*12 points behind 4,310th.*40/ })
  await expect(docked).toBeInViewport()
  await expect(page.getByText('Others see “A player” in your place.')).toBeAttached()
  await docked.click()
  await expect(page.getByRole('row', { name: /4,311.*You/ })).toBeInViewport()
  await expect(page.getByRole('cell', { name: '101 to 4,309' })).toBeVisible()
  await expect(docked).toBeHidden()
})

/** Maximum shift while a page opens (web.dev/articles/cls calls 0.1 good). */
const MOST_MOVED = 0.02
const NOT_THERE = { near: [], standing: null }
const OUTCOMES = [
  { name: 'a hundred rows', board: week },
  { name: 'two rows', board: { ...week, players: 2, rows: week.rows.slice(0, 2) } },
  { name: 'nobody', board: { ...week, players: 0, rows: [] } },
  { name: 'a failure', board: null },
]

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  for (const { name, board } of OUTCOMES) {
    test(`the layout does not shift at ${width} px when rows and fonts load late: ${name}`, async ({
      page,
      baseURL,
      context,
      expectConsoleError,
    }) => {
      expectConsoleError(/status of 503/)
      await context.addCookies([{ name: 'sb-test-auth-token', value: 'base64-x', url: baseURL! }])
      await page.setViewportSize({ width, height })
      await answer(page)
      const isFew = board?.players === 2
      if (isFew) await page.route('**/api/table/own?*', (route) => route.fulfill({ json: { ...own, ...NOT_THERE } }))
      const rows = Promise.withResolvers<void>()
      const fonts = Promise.withResolvers<void>()
      await page.route('**/api/table?*', async (route) => {
        await rows.promise
        await route.fulfill(board ? { json: board } : { status: 503, json: { code: 'unavailable' } })
      })
      await page.route('**/*.woff2', async (route) => {
        await fonts.promise
        await route.continue()
      })
      await watchShifts(page)
      // The language with the longest words.
      await page.goto('/fr/table', { waitUntil: 'commit' })
      await expect(page.getByText('Chargement')).toBeVisible()
      await frame(page)
      rows.resolve()
      await expect(page.locator('[data-table]')).toHaveAttribute('data-state', board ? /shown|empty/ : 'failed')
      // A link to leagues fills the room below a podium without further rows.
      await expect(page.getByRole('heading', { name: 'Crée une ligue' })).toBeVisible({ visible: isFew })
      await frame(page)
      fonts.resolve()
      await page.evaluate(() => document.fonts.ready)
      await frame(page)
      expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_MOVED)
    })
  }
}

/** Resolves after two frames, when their shifts have been counted. */
const frame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
