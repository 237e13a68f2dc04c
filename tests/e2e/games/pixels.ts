import { expect, type Page } from '@playwright/test'
import type { Driver } from './driver.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { retype, skipAll } from './driver.ts'

const input = (page: Page) => page.getByRole('combobox')
const tried = (page: Page) => page.locator('[data-tried] li')

/** Has a portrait, but is too little known to be dealt here. */
const WRONG = FOOTBALLERS.filter(({ fame }) => fame <= 2).slice(0, 5)

async function name(page: Page, who: string) {
  await retype(page, who)
  await expect(page.locator('[data-settled]')).toBeVisible()
  await page.keyboard.press('Enter')
}

export const pixels: Driver = {
  input,
  async act(page, done) {
    await name(page, WRONG[done]!.name)
    await expect(tried(page)).toHaveCount(done + 1)
  },
  finish: (page) => skipAll(page, 5),
  state: (page) => tried(page).allTextContents(),
  async wrong(page) {
    await retype(page, WRONG[0]!.name)
    await expect(page.locator('[data-settled]')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-dock]')).toContainText('already')
    await retype(page, 'zzzzqq')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Backspace')
  },
}
