import { expect, type Page } from '@playwright/test'
import { NEVER_THE_ANSWER, WordlePage } from '../pages/wordle.ts'
import { retype, type Driver } from './driver.ts'

async function name(page: Page, footballer: string) {
  await retype(page, footballer)
  await expect(page.locator('[data-settled]').getByRole('option').first()).toContainText(footballer)
  await page.keyboard.press('Enter')
}

async function act(page: Page, done: number) {
  await name(page, NEVER_THE_ANSWER[done]!)
  // The end replaces the board after the last one.
  if (done + 1 < NEVER_THE_ANSWER.length) await expect(new WordlePage(page).rows).toHaveCount(done + 1)
}

export const wordle: Driver = {
  input: (page) => new WordlePage(page).box,
  act,
  async finish(page, done) {
    for (let at = done; at < NEVER_THE_ANSWER.length; at++) await act(page, at)
  },
  state: (page) => new WordlePage(page).rows.allTextContents(),
  async wrong(page) {
    const said = page.locator('[data-dock]')
    await retype(page, 'Zzzz')
    await page.keyboard.press('Enter')
    await expect(said).toContainText('No player found for “Zzzz”')
    await name(page, NEVER_THE_ANSWER[0])
    await expect(said).toContainText(`You have already named ${NEVER_THE_ANSWER[0]}.`)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Backspace')
  },
}
