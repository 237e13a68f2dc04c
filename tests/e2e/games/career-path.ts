import { expect, type Page } from '@playwright/test'
import { retype, type Driver } from './driver.ts'

/** Footballers with few and certain clubs: never dealt, never right, never undecidable. */
const NEVER_THE_ANSWER = [
  'Francesco Totti',
  'Ryan Giggs',
  'Carles Puyol',
  'Paul Scholes',
  'Tony Adams',
  'Gary Neville',
  'Jamie Carragher',
  'Franco Baresi',
]

/** Number of turns left; zero at the end. */
const left = async (page: Page) =>
  Number((await page.locator('[data-left]').evaluateAll((tallies) => tallies[0]?.getAttribute('data-left'))) ?? 0)
const named = (page: Page) => page.locator('[data-guess]')

async function name(page: Page, footballer: string) {
  await retype(page, footballer)
  await expect(page.locator('[data-settled]').getByRole('option').first()).toContainText(footballer)
  await page.keyboard.press('Enter')
}

async function act(page: Page, done: number) {
  await name(page, NEVER_THE_ANSWER[done]!)
  await expect.poll(async () => (await named(page).count()) === done + 1 || (await left(page)) === 0).toBe(true)
}

export const careerPath: Driver = {
  input: (page) => page.getByRole('combobox'),
  act,
  async finish(page, done) {
    // A short career has fewer than eight.
    for (let at = done; (await left(page)) > 0; at++) await act(page, at)
  },
  state: (page) => named(page).allTextContents(),
  async wrong(page) {
    const said = page.locator('[data-dock]')
    await retype(page, 'Zzzz')
    await page.keyboard.press('Enter')
    await expect(said).toContainText('No player found for “Zzzz”')
    await name(page, NEVER_THE_ANSWER[0]!)
    await expect(said).toContainText(`You have already named ${NEVER_THE_ANSWER[0]}.`)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Backspace')
  },
}
