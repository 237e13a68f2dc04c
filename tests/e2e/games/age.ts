import { expect, type Page } from '@playwright/test'
import { ageOn } from '#core/age.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { ASKED } from '#games/estimate/rules/terms.ts'
import { retype, type Driver } from './driver.ts'

const input = (page: Page) => page.getByRole('spinbutton')

/** Continues from the revealed answer to the next question, if the page stops at answers. */
export async function goOnToAge(page: Page) {
  if (await input(page).evaluate((box) => (box as HTMLInputElement).readOnly)) await page.keyboard.press('Enter')
  await expect(input(page)).toBeEditable()
}

/** The age on the day of the page. */
export async function askedAge(page: Page): Promise<number> {
  const headings = page.locator('[data-stage]').getByRole('heading', { level: 2 })
  const currentName = async () => {
    const names = await headings.allTextContents()
    return FOOTBALLERS.find(({ name }) => names.includes(name))
  }
  // Only the first card is shown until the deal arrives.
  await expect.poll(currentName).toBeDefined()
  const [year, month, day] = await page.evaluate(() => {
    const now = new Date()
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()] as const
  })
  return ageOn((await currentName())!.born!, `${year}-${month}-${day}`)
}

/** Answers the first question right and the others by guessing. */
async function act(page: Page, done: number) {
  await goOnToAge(page)
  await retype(page, String(done === 0 ? await askedAge(page) : 20 + done))
  await page.keyboard.press('Enter')
  // The end replaces the dock after the last one.
  if (done + 1 < ASKED) await expect(page.locator('li[data-heat]')).toHaveCount(done + 1)
}

export const age: Driver = {
  input,
  act,
  async finish(page, done) {
    for (let at = done; at < ASKED; at++) await act(page, at)
  },
  state: (page) => page.locator('li[data-heat]').allTextContents(),
  async wrong(page) {
    await goOnToAge(page)
    const said = page.locator('[data-dock]').getByRole('status')
    for (const text of ['', '7', '99', 'old']) {
      await retype(page, text)
      if (text === '') await page.keyboard.press('Backspace')
      await page.keyboard.press('Enter')
      await expect(said).toHaveText('Give an age from 15 to 60.')
      await retype(page, '2')
      await expect(said).not.toContainText('Give an age')
    }
  },
}
