import type { Page } from '@playwright/test'
import type { View } from '#games/back-four/rules/engine.ts'
import { GROUP_SIZE, GROUPS, MISTAKES } from '#games/back-four/rules/terms.ts'
import { localePath, LOCALES, type Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { expect, test } from './fixtures.ts'
import { barriers } from './support/barriers.ts'

const DAILY = '/back-four/today'
const SIZES = { keyboard: { width: 320, height: 568 }, mouse: { width: 1920, height: 1080 } }
type Way = keyof typeof SIZES

// Six whole runs a language.
test.describe.configure({ timeout: 420_000 })

for (const locale of LOCALES) {
  test(`the daily in ${locale}: won and lost, by keyboard on the smallest phone and by mouse on a wide screen`, async ({
    visitor,
  }) => {
    const groups = await answerOf(await visitor())
    for (const way of ['keyboard', 'mouse'] as const)
      for (const result of ['won', 'lost'] as const) {
        const page = await visitor()
        await open(page, way, locale)
        const fours = result === 'won' ? groups.slice(1).toReversed() : mistakesOf(groups)
        for (const [at, names] of fours.entries()) await submits(page, way, locale, names, at)
        await expectEnd(page, locale, result)
        await page.close()
      }
  })
}

test('counts the tiles picked, and says what is missing', async ({ page }) => {
  const { 'askMore-1': three, 'askMore-3': one, ...own } = messages('en', 'back-four')
  await open(page, 'mouse', 'en')
  const dock = page.locator('[data-dock]')
  const tiles = page.getByRole('grid').getByRole('button')
  await expect(dock).toContainText(own.ask)
  await tiles.nth(0).click()
  await expect(dock).toContainText(three)
  await tiles.nth(1).click()
  await tiles.nth(2).click()
  await expect(dock).toContainText(one)
  await tiles.nth(3).click()
  await expect(dock).toContainText(own.askCheck)
  await tiles.nth(4).click()
  await expect(dock).toContainText(own.full)
  await page.keyboard.press('Escape')
  await expect(dock).toContainText(own.ask)
})

/** The day's groups as names on tiles, easiest first: told to somebody who gives up. */
async function answerOf(page: Page): Promise<string[][]> {
  const told = page.waitForResponse(async (response) => {
    if (!/\/api\/runs\/./.test(response.url()) || response.request().method() !== 'POST') return false
    return ((await response.json()) as { view?: View }).view?.over === true
  })
  await open(page, 'mouse', 'en')
  const { giveUp, giveUpSure } = messages('en', 'play')
  await page.getByRole('button', { name: giveUp, exact: true }).click()
  await page.getByRole('button', { name: giveUpSure, exact: true }).click()
  const { view } = (await (await told).json()) as { view: View }
  return view.rows
    .toSorted((one, other) => one.kit - other.kit)
    .map(({ cells }) => cells.map((cell) => view.tiles[cell]!))
}

/** Four mistakes, the first of them one away. */
const mistakesOf = ([a, b, c, d]: string[][]): string[][] => [
  [...a!.slice(1), b![0]!],
  ...[0, 1, 2].map((at) => [a![at]!, b![at]!, c![at]!, d![at]!]),
]

async function open(page: Page, way: Way, locale: Locale) {
  await page.setViewportSize(SIZES[way])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(localePath(locale, DAILY))
  await expect(tiles(page).first()).toHaveAttribute('aria-label', /./)
  await expect(page.locator('[data-submit]')).not.toHaveAttribute('aria-busy', 'true')
}

const tiles = (page: Page) => page.getByRole('grid').locator('[data-cell]')

/** Picks four and checks, after `before` others; waits for the row or the try, or for the end. */
async function submits(page: Page, way: Way, locale: Locale, names: readonly string[], before: number) {
  const done = page.locator('[data-kit], [data-tried] li')
  if (way === 'mouse') {
    const { clear, check } = messages(locale, 'back-four')
    // A right four is picked no more.
    if ((await page.locator('[data-picked]').count()) > 0)
      await page.getByRole('button', { name: clear, exact: true }).click()
    for (const name of names) await page.getByRole('grid').getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: check, exact: true }).click()
  } else {
    await tiles(page).and(page.locator('[tabindex="0"]')).focus()
    await page.keyboard.press('Escape')
    const shown = await tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!))
    for (const at of names.map((name) => shown.indexOf(name))) {
      await page.keyboard.press('Home')
      for (let row = 0; row < Math.floor(at / GROUP_SIZE); row++) await page.keyboard.press('ArrowDown')
      for (let column = 0; column < at % GROUP_SIZE; column++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
    }
    await page.keyboard.press('Enter')
  }
  await expect(done.nth(before).or(page.locator('[data-result]')).first()).toBeAttached()
}

async function expectEnd(page: Page, locale: Locale, result: 'won' | 'lost') {
  const own = messages(locale, 'back-four')
  const heading = page.locator('[data-result]').getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()
  await expect(heading).toContainText(result === 'won' ? own[`voice-${MISTAKES}`] : own['voice-0'])
  await expect(page.locator('[data-kit]')).toHaveCount(GROUPS)
  // A head, else initials.
  await expect(page.locator('[data-kit] > :last-child > :empty')).toHaveCount(0)
  await expect(page.locator('[data-missed]')).toHaveCount(result === 'won' ? 0 : GROUPS)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await barriers(page)).toEqual([])
}
