import type { Page } from '@playwright/test'
import { CATALOGUE } from '#games/catalogue.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { expect, test } from './fixtures.ts'
import { reach } from './games/driver.ts'
import { DRIVERS } from './games/index.ts'
import { barriers, contrastBarriers } from './support/barriers.ts'
import { expectInSight, expectInSightEverywhere, SIZES } from './support/in-sight.ts'
import { layoutShift, watchShifts } from './support/layout-shift.ts'

const PHONE = { width: 390, height: 844 }
const SMALLEST = SIZES[0]
/** Sizes of the first three actions: the smallest phone, one with an open keyboard, a laptop. */
const PLAYED_AT = [SMALLEST, SIZES[2], SIZES[4]]

/** Maximum layout shift while the game loads on a first visit: letters may move, lines may not. */
const MOST_MOVED = 0.02

const TOOLS = /^(Give up|Abandonner|Rendirse)$/

const games = CATALOGUE.map(({ id, modes }) => ({
  id,
  daily: modes.find(({ counts }) => counts === 'daily')?.path,
  practice: modes.find(({ counts }) => counts === 'practice')?.path,
}))

/** Rules for every game, played by keyboard only. */
for (const { id, daily, practice } of games) {
  test.describe(`the contract of ${id}`, () => {
    // A whole run in two languages, checked in six sizes after the first action and the hint.
    test.describe.configure({ timeout: 300_000 })
    test.use({ viewport: PHONE, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] })

    const driver = DRIVERS[id]!
    test.beforeAll(() => expect(driver, `tests/e2e/games/${id}.ts`).toBeDefined())

    const open = async (page: Page, path: string) => {
      await page.goto(path)
      await ready(page)
    }
    /** The input has the focus and the game accepts an action. */
    const ready = async (page: Page) => {
      await reach(driver.input(page))
      await expect(page.getByRole('button', { name: TOOLS })).not.toHaveAttribute('aria-disabled', 'true')
    }

    if (practice) {
      test('practice: changes are in view, survive a reload, invalid input costs nothing, French fits 320 px', async ({
        page,
      }) => {
        await page.setViewportSize(SMALLEST)
        await open(page, practice)
        for (const [done, size] of PLAYED_AT.entries()) {
          await page.setViewportSize(size)
          await driver.act(page, done)
          await expectInSight(page)
        }
        expect(await driver.state(page)).toHaveLength(PLAYED_AT.length)

        await page.setViewportSize(PHONE)
        let done = PLAYED_AT.length
        await driver.goOn?.(page)
        // A hint that would reveal the answer is refused until the next step.
        for (; await isHintRefused(page); done++) {
          await driver.act(page, done)
          await driver.goOn?.(page)
        }
        const state = await driver.state(page)
        await takeHint(page)
        await expectInSightEverywhere(page)
        const hint = await revealedHtml(page)
        await ready(page)
        await driver.wrong(page)
        expect(await driver.state(page)).toEqual(state)
        expect(await barriers(page)).toEqual([])

        await page.reload()
        await ready(page)
        await expect.poll(() => driver.state(page)).toEqual(state)
        await expect.poll(() => revealedHtml(page)).toEqual(hint)

        // The second half runs in French on the smallest phone: only the words change.
        const french = localePath('fr', practice)
        await page.setViewportSize(SMALLEST)
        await open(page, french)
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(messages('fr', 'games')[id])
        await expect.poll(async () => (await driver.state(page)).length).toBe(state.length)
        expect(await widthOf(page)).toBe(SMALLEST.width)
        await driver.finish(page, done)
        await expectEnd(page)
        expect(await widthOf(page)).toBe(SMALLEST.width)
        await page.setViewportSize(PHONE)
        await expectShareInSight(page, 'fr')
        expect(await contrastBarriers(page)).toEqual([])
        await expectShared(page, french, 'fr')
      })
    }

    if (daily) {
      test('daily: stored by the server to its end, in dark mode', async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await watchShifts(page)
        await open(page, daily)
        expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_MOVED)
        await driver.act(page, 0)
        await expectInSightEverywhere(page)
        const state = await driver.state(page)
        await driver.wrong(page)
        expect(await driver.state(page)).toEqual(state)
        expect(await contrastBarriers(page)).toEqual([])

        await page.reload()
        await ready(page)
        await expect.poll(() => driver.state(page)).toEqual(state)
        await driver.finish(page, 1)
        await expectEnd(page)
        expect(await barriers(page)).toEqual([])
        await expectShared(page, daily, 'en')
      })
    }
  })
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const hintOf = (page: Page) => page.getByRole('button', { name: /^\D+ −\d+$/ })

async function isHintRefused(page: Page): Promise<boolean> {
  return (await hintOf(page).count()) > 0 && (await hintOf(page).getAttribute('aria-disabled')) === 'true'
}

/** Takes a hint in two presses, if the game has hints. */
async function takeHint(page: Page) {
  const hint = hintOf(page)
  if ((await hint.count()) === 0) return
  await reach(hint)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(revealedParts(page).first()).toBeVisible()
  // The hint's text may load a moment later.
  await expect(page.locator('[data-dock] [data-note]:empty')).toHaveCount(0)
}

/** Texts of the hints so far. */
const revealedParts = (page: Page) => page.locator('[data-dock]').locator('[data-note], [data-face]')

const revealedHtml = (page: Page) => revealedParts(page).evaluateAll((parts) => parts.map(({ outerHTML }) => outerHTML))

/** Expects the end, with the focus on its heading. */
const expectEnd = (page: Page) => expect(page.locator('[data-result]').getByRole('heading', { level: 2 })).toBeFocused()

/** Expects nothing to cover the share button before scrolling, on a common phone and on a laptop. */
async function expectShareInSight(page: Page, locale: Locale) {
  const share = page.getByRole('button', { name: messages(locale, 'end').share, exact: true })
  for (const size of SIZES.slice(3)) {
    await page.setViewportSize(size)
    await expect
      .poll(
        () =>
          share.evaluate((button) => {
            const { x, y, width, height } = button.getBoundingClientRect()
            return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
          }),
        { message: `at ${size.width} x ${size.height}` },
      )
      .toBe(true)
  }
  await page.setViewportSize(PHONE)
}

/** Expects both copied texts to contain a link to the same puzzle or to the daily's result, and no name. */
async function expectShared(page: Page, path: string, locale: Locale) {
  const isDaily = path.endsWith('/today')
  const { share, copyWords, copied } = messages(locale, 'end')
  for (const name of [share, copyWords]) {
    const button = page.getByRole('button', { name, exact: true })
    await reach(button)
    await page.keyboard.press('Enter')
    await expect(page.locator('button:focus')).toHaveText(copied)
    const text = await page.evaluate(() => navigator.clipboard.readText())
    const address = text.split('\n').at(-1)!
    if (isDaily) {
      const shared = await (await page.request.get(address)).text()
      expect(shared).toContain(`href="${path}"`)
      expect(shared).toMatch(/property="og:image" content="[^"]+\/og\/s\//)
    } else expect(address).toBe(new URL(path, page.url()).href)
    expect(FOOTBALLERS.filter((footballer) => text.includes(footballer.name))).toEqual([])
  }
}
