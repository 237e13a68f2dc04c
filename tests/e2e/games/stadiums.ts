import { expect, type Page } from '@playwright/test'
import type { Driver } from './driver.ts'

const cards = (page: Page) => page.locator('[data-card]')
/** Crests in the tray that are not placed. */
const crests = (page: Page) => page.locator('[data-dock] [data-token]')
const open = (page: Page) => page.locator('[data-card]:not(:has([data-token])):not([data-right])')
const placed = (page: Page) => page.locator('[data-card] [data-token]')
const check = (page: Page) => page.locator('[data-dock] [data-check]')

/** Places a crest on the first open ground with two key presses; tries crests in order until one is accepted. */
async function placeOne(page: Page) {
  const before = await placed(page).count()
  for (let nth = 0; (await placed(page).count()) === before; nth++) {
    await crests(page).nth(nth).focus()
    await page.keyboard.press('Enter')
    await open(page).first().getByRole('button').first().focus()
    await page.keyboard.press('Enter')
  }
  await expect(placed(page)).toHaveCount(before + 1)
}

export const stadiums: Driver = {
  input: (page) => crests(page).first(),
  act: (page) => placeOne(page),
  async finish(page) {
    for (let checks = 0; checks < 3; checks++) {
      while ((await open(page).count()) > 0) await placeOne(page)
      const left = await check(page).textContent()
      await check(page).focus()
      await page.keyboard.press('Enter')
      const isOver = page.locator('[data-result]')
      await expect(isOver.or(check(page).filter({ hasNotText: left! }))).toBeVisible()
      if (await isOver.isVisible()) return
    }
  },
  state: (page) =>
    cards(page).evaluateAll((all) =>
      all.flatMap((card) => card.querySelector('[data-token]')?.getAttribute('aria-label') ?? []),
    ),
  async wrong(page) {
    await check(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-dock]')).toContainText('still open')
  },
}
