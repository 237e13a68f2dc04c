import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const FAILURE = /status of 404|ERR_FAILED|dynamically imported module|astro-island/
const card = (page: Page) => page.getByRole('main').getByRole('alert')
const hydrated = (page: Page) => page.locator('main astro-island:not([ssr])')

/** Scripts of an island: its own and React's. */
async function scriptsOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  const own = /component-url="([^"]+)"/.exec(html)![1]!
  return { own: `**${own}*`, react: '**/_astro/react.*.js*' }
}

for (const path of ['/age', '/profile']) {
  test.describe(`the island of ${path}`, () => {
    for (const chunk of ['own', 'react'] as const) {
      test(`shows the error card when its ${chunk} script is missing, and loads with “Try again”`, async ({
        page,
        expectConsoleError,
      }) => {
        expectConsoleError(FAILURE)
        const script = (await scriptsOf(page, path))[chunk]
        await page.route(script, (route) => route.fulfill({ status: 404, body: '' }))
        await page.goto(path)
        await expect(card(page)).toContainText('Internal Server Error')
        await page.unroute(script)
        await card(page).getByRole('link', { name: 'Try again' }).click()
        await expect(hydrated(page)).toHaveCount(1)
        await expect(card(page)).toHaveCount(0)
      })
    }

    test('shows the error card when the network fails', async ({ page, expectConsoleError }) => {
      expectConsoleError(FAILURE)
      await page.route((await scriptsOf(page, path)).react, (route) => route.abort())
      await page.route('**/build.json', (route) => route.abort())
      await page.goto(path)
      await expect(card(page).getByRole('link', { name: 'Try again' })).toBeVisible()
    })

    test('reloads once when the server has a newer build, then shows the error card', async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(FAILURE)
      // The guard against a second reload lasts 10 s and does not expire here.
      await page.clock.setFixedTime(new Date())
      let opened = 0
      page.on('domcontentloaded', () => void opened++)
      await page.route((await scriptsOf(page, path)).own, (route) => route.fulfill({ status: 404, body: '' }))
      await page.route('**/build.json', (route) => route.fulfill({ json: { id: 'newer' } }))
      await page.goto(path)
      await expect(card(page)).toBeVisible()
      expect(opened).toBe(2)
    })
  })
}

test('a room that does not answer offers a retry after eight seconds', async ({ page }) => {
  await page.clock.install()
  await page.routeWebSocket('**/parties/**', () => {})
  await page.goto('/tictactoe/multiplayer?room=K7PM4X')
  await page.clock.runFor(1_500)
  await expect(page.getByText('Into the tunnel…').last()).toBeVisible()
  await page.clock.runFor(7_000)
  await expect(page.getByText('Could not load.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible()
})

test('home does not mention waiting quiz players before their number is known', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/today?*', async (route) => {
    await answer.promise
    await route.fulfill({ json: { quiz: null, table: null, answers: null } })
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Join' })).toBeVisible()
  await expect(page.getByText('Tunnel empty')).toBeHidden()
  answer.resolve()
  await expect(page.getByText('Tunnel empty')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Be first' })).toBeVisible()
})
