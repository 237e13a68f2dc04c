import { expect, type Page } from '@playwright/test'
import { ASKED } from '#games/duel/terms.ts'
import { reach, type Driver } from './driver.ts'

const card = (page: Page, side: 0 | 1) => page.locator(`[data-stage] button[data-side="${side}"]`)
const next = (page: Page) => page.locator('[data-next]')
const marks = (page: Page) => page.locator('[data-frame] li[data-hit]')

/** Continues from the revealed answer to the next question, if the page stops at answers. */
async function goOn(page: Page) {
  await expect(card(page, 0).or(next(page)).first()).toBeVisible()
  if ((await next(page).count()) > 0) {
    await reach(next(page))
    // A press right after the answer counts as part of it.
    await expect
      .poll(async () => {
        if ((await next(page).count()) > 0) await page.keyboard.press('Enter')
        return card(page, 0).count()
      })
      .toBe(1)
  }
  await expect(card(page, 0)).toHaveText(/\S/)
}

/** Right or wrong does not matter: all ten questions are asked. */
async function act(page: Page, done: number) {
  await goOn(page)
  await expect
    .poll(async () => {
      if ((await next(page).count()) === 0) await page.keyboard.press(done % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
      return (await marks(page).count()) > done || (await page.locator('[data-result]').count()) > 0
    })
    .toBe(true)
}

export const statistics: Driver = {
  input: (page) => card(page, 0),
  act,
  goOn,
  async finish(page, done) {
    for (let at = done; at < ASKED; at++) await act(page, at)
  },
  state: (page) => marks(page).allTextContents(),
  async wrong(page) {
    await goOn(page)
    const before = await card(page, 0).textContent()
    for (const key of ['Home', 'ArrowUp', 'End', '7', 'x']) await page.keyboard.press(key)
    await expect(card(page, 0)).toHaveText(before!)
  },
}
