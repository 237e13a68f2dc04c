import type { Page } from '@playwright/test'
import type { View } from '#games/back-four/rules/engine.ts'
import { GROUP_SIZE, GROUPS, MISTAKES } from '#games/back-four/rules/terms.ts'
import { fill } from '#i18n/format.ts'
import { localePath, LOCALES, withoutLocale, type Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { expect, test } from './fixtures.ts'
import { backFour } from './games/back-four.ts'
import { barriers } from './support/barriers.ts'

const DAILY = '/back-four/today'
const SIZES = { keyboard: { width: 320, height: 568 }, mouse: { width: 1920, height: 1080 } }
type Way = keyof typeof SIZES

// Six whole runs in each language.
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
        for (const [at, names] of fours.entries()) await submitFour(page, way, locale, names, at)
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

test("a challenge from a lost practice run is won in Spanish; its winner's challenge is lost in French", async ({
  page,
  visitor,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/back-four')
  const groups = await revealedGroups(page, async () => {
    await backFour.input(page).focus()
    await backFour.finish(page, 0)
  })
  await page.getByRole('button', { name: messages('en', 'end').challenge, exact: true }).click()
  await expect(page.getByText(messages('en', 'end').challengeMade)).toBeAttached()

  const winner = await visitor()
  await winner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await acceptChallenge(winner, await copiedPath(page), 'mouse', 'es', groups.slice(1).toReversed())
  const es = messages('es', 'challenge')
  await expectVerdict(winner, fill(es.youWin, { who: es.friendIn }), es.steps)
  await winner.getByRole('button', { name: es.sendBack }).click()
  await expect(winner.getByRole('status').filter({ hasText: es.copied })).toBeAttached()

  const loser = await visitor()
  await acceptChallenge(loser, await copiedPath(winner), 'keyboard', 'fr', mistakesOf(groups))
  const fr = messages('fr', 'challenge')
  await expectVerdict(loser, fill(fr.theyWin, { who: fr.friend }), fr.steps)
})

test('the widest names fit into one line on the smallest phone', async ({ page }) => {
  const names = ['McManaman', 'Lewandowski', 'Donnarumma', "Preud'homme", 'Mastantuono', 'Aubameyang', 'Wanyama']
  await page.route('**/api/runs', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { view: View }
    const tiles = json.view.tiles.map((name, cell) => names[cell] ?? name)
    await route.fulfill({ response, json: { ...json, view: { ...json.view, tiles } } })
  })
  await open(page, 'keyboard', 'en')
  for (const [cell, name] of names.entries()) {
    const tile = page.locator(`[data-cell="${cell}"]`)
    const shown = tile.locator('[lang="und"]')
    // A picked tile has another border.
    for (const state of ['open', 'picked']) {
      expect(await shown.evaluate(linesIn), `${name}, ${state}`).toBe(1)
      expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBeLessThanOrEqual(0)
      await tile.click()
    }
  }
})

/** Lines of an element's text. */
function linesIn(one: Element): number {
  const range = document.createRange()
  range.selectNodeContents(one)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** Path of the copied link, without its language. */
async function copiedPath(page: Page): Promise<string> {
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return withoutLocale(new URL(/http\S+/.exec(text)![0]).pathname)
}

/** Accepts a challenge and submits groups of four. */
async function acceptChallenge(page: Page, path: string, way: Way, locale: Locale, fours: readonly string[][]) {
  await page.setViewportSize(SIZES[way])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(localePath(locale, path))
  // Presses before hydration would be lost.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.locator('[data-take]').click()
  await expect(tiles(page).first()).toHaveAttribute('aria-label', /./)
  for (const [at, names] of fours.entries()) await submitFour(page, way, locale, names, at)
}

async function expectVerdict(page: Page, verdict: string, steps: string) {
  const heading = page.getByRole('heading', { level: 2, name: verdict })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('list', { name: steps }).getByRole('listitem')).toHaveCount(GROUPS)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** The day's groups as names on tiles, easiest first, as revealed to a player who gives up. */
async function answerOf(page: Page): Promise<string[][]> {
  const { giveUp, giveUpSure } = messages('en', 'play')
  return revealedGroups(page, async () => {
    await open(page, 'mouse', 'en')
    await page.getByRole('button', { name: giveUp, exact: true }).click()
    await page.getByRole('button', { name: giveUpSure, exact: true }).click()
  })
}

/** Groups that the server reveals at the end of a run. */
async function revealedGroups(page: Page, play: () => Promise<void>): Promise<string[][]> {
  const told = page.waitForResponse(async (response) => {
    if (!/\/api\/runs\/./.test(response.url()) || response.request().method() !== 'POST') return false
    return ((await response.json()) as { view?: View }).view?.over === true
  })
  await play()
  const { view } = (await (await told).json()) as { view: View }
  return view.rows
    .toSorted((one, other) => one.kit - other.kit)
    .map(({ cells }) => cells.map((cell) => view.tiles[cell]!))
}

/** Four mistakes; the first has three tiles of one group. */
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

/** Picks four tiles and submits them, after `before` other tries; waits for the result or the end. */
async function submitFour(page: Page, way: Way, locale: Locale, names: readonly string[], before: number) {
  const done = page.locator('[data-kit], [data-tried] li')
  if (way === 'mouse') {
    const { clear, check } = messages(locale, 'back-four')
    // The tiles of a right group are no longer picked.
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
  await expect(done.nth(before).or(page.locator('[data-result], #versus')).first()).toBeAttached()
}

async function expectEnd(page: Page, locale: Locale, result: 'won' | 'lost') {
  const own = messages(locale, 'back-four')
  const heading = page.locator('[data-result]').getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()
  await expect(heading).toContainText(result === 'won' ? own[`voice-${MISTAKES}`] : own['voice-0'])
  await expect(page.locator('[data-kit]')).toHaveCount(GROUPS)
  // Every footballer has a portrait, or initials instead.
  await expect(page.locator('[data-kit] > :last-child > :empty')).toHaveCount(0)
  await expect(page.locator('[data-missed]')).toHaveCount(result === 'won' ? 0 : GROUPS)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await barriers(page)).toEqual([])
}
