import { expect, type Page } from '@playwright/test'
import { MISTAKES } from '#games/back-four/rules/terms.ts'
import type { Driver } from './driver.ts'

const tiles = (page: Page) => page.getByRole('grid').locator('[data-cell]')
/** Found groups and failed tries. */
const done = (page: Page) => page.locator('[data-kit], [data-tried] li')

/** Picks the first three open tiles and a later one by keyboard, and checks; most likely a mistake. */
async function act(page: Page, before: number) {
  await expect(tiles(page).first()).toHaveAttribute('aria-label', /./)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Home')
  for (let at = 0; at < 3; at++) {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
  }
  if (before > 0)
    await tiles(page)
      .nth(3 + before)
      .focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-picked]')).toHaveCount(4)
  await page.keyboard.press('Enter')
}

export const backFour: Driver = {
  input: (page) => page.getByRole('grid').locator('[data-cell][tabindex="0"]'),
  async act(page, before) {
    await act(page, before)
    await expect(done(page)).toHaveCount(before + 1)
  },
  async finish(page, before) {
    const ended = page.locator('[data-result]')
    for (let at = before; ; at++) {
      await page.getByRole('grid').locator('[data-cell][tabindex="0"]').focus()
      await act(page, at)
      await expect(done(page).nth(at).or(ended).first()).toBeAttached()
      // The end loads a moment after the last mistake.
      const mistakes = await page.locator('[data-tried] li').count()
      if (mistakes === MISTAKES || (await page.locator('[data-cell]').count()) === 0) return
    }
  },
  state: (page) => done(page).evaluateAll((all) => all.map((one) => one.textContent ?? '')),
  async wrong(page) {
    const said = page.locator('[data-dock]')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(said).toContainText('Pick four, then check.')
  },
}
