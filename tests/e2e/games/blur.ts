import { expect, type Page } from '@playwright/test'
import { reach, skipAll, type Driver } from './driver.ts'

const eight = (page: Page) => page.locator('[data-eight] button')
const tried = (page: Page) => page.locator('[data-eight] [data-tried]')
const clearer = (page: Page) =>
  page.locator('[data-dock]').getByRole('button', { name: /^(Clearer|Plus net|Más nítido)$/ })
/** Points of the looks that have passed. */
const passedLooks = (page: Page) => page.locator('[data-stage] [data-is="gone"]')

export const blur: Driver = {
  input: (page) => eight(page).first(),
  /** Only opens looks, because a tap might be right or lose the crest. */
  async act(page, done) {
    await page.keyboard.press('Tab')
    await reach(clearer(page))
    await page.keyboard.press('Enter')
    await expect(passedLooks(page)).toHaveCount(done + 1)
  },
  finish: (page) => skipAll(page, 5),
  state: (page) => passedLooks(page).allTextContents(),
  /** Keys that are not answers. */
  async wrong(page) {
    const before = await eight(page).allTextContents()
    await reach(eight(page).first())
    for (const key of ['Home', 'ArrowUp', '7', 'x', 'Escape']) await page.keyboard.press(key)
    expect(await eight(page).allTextContents()).toEqual(before)
    await expect(tried(page)).toHaveCount(0)
  },
}
