import { expect, type Page } from '@playwright/test'
import { FOOTBALLERS } from '#data/facts.ts'
import { PORTRAITS } from '#pictures/index.ts'
import type { Driver } from './driver.ts'
import { retype } from './driver.ts'

const input = (page: Page) => page.getByRole('combobox')
const tried = (page: Page) => page.locator('[data-tried] li')

/** Has no portrait, so is never an answer. */
const WRONG = FOOTBALLERS.filter(({ id }) => !PORTRAITS.has(id)).slice(0, 6)

async function name(page: Page, who: string) {
  await retype(page, who)
  await expect(page.locator('[data-settled]')).toBeVisible()
  await page.keyboard.press('Enter')
}

export const split: Driver = {
  input,
  async act(page, done) {
    await name(page, WRONG[done]!.name)
    await expect(tried(page)).toHaveCount(done + 1)
  },
  async finish(page, done) {
    for (const [at, { name: who }] of WRONG.slice(done).entries()) {
      await input(page).focus()
      await name(page, who)
      if (done + at + 1 < WRONG.length) await expect(tried(page)).toHaveCount(done + at + 1)
    }
  },
  state: (page) => tried(page).allTextContents(),
  async wrong(page) {
    await name(page, WRONG[0]!.name)
    await expect(page.locator('[data-dock]')).toContainText('already')
    await retype(page, 'zzzzqq')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Backspace')
  },
}
