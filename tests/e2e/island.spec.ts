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
      // The guard of 10 s does not expire.
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
