import { expect, type Page } from '@playwright/test'
import { GUESSES } from '#games/tictactoe/rules/terms.ts'
import { rightIn } from '../support/grid-names.ts'
import { retype, type Driver } from './driver.ts'

/** Careers with a single club that is in no grid: wrong in every cell. */
const NEVER_RIGHT = [
  'Lev Yashin',
  'Unai Simón',
  'Antonín Panenka',
  'Iker Muniain',
  'Oleg Blokhin',
  'José Ángel Iribar',
  'Telmo Zarra',
  'Grzegorz Lato',
  'Jan Ceulemans',
]

const input = (page: Page) => page.getByRole('combobox')
const done = (page: Page) => page.locator('[data-step="ok"], [data-step="no"]')

async function name(page: Page, footballer: string) {
  await retype(page, footballer)
  await expect(page.locator('[data-settled]').getByRole('option').first()).toContainText(footballer)
  await page.keyboard.press('Enter')
}

/** A right answer for the selected cell. */
async function right(page: Page): Promise<string> {
  const chosen = page.locator('[data-chosen]')
  await expect(chosen).toHaveCount(1)
  return rightIn(page, Number(await chosen.getAttribute('data-cell')))
}

/** Answers the first one right, all others wrong. */
async function act(page: Page, before: number) {
  await expect(page.locator('[data-cell]').first()).toHaveAttribute('aria-label', /./)
  await name(page, before === 0 ? await right(page) : NEVER_RIGHT[before]!)
  // The end replaces the grid after the last one.
  if (before + 1 < GUESSES) await expect(done(page)).toHaveCount(before + 1)
}

export const tictactoe: Driver = {
  input,
  act,
  async finish(page, before) {
    for (let at = before; at < GUESSES; at++) await act(page, at)
  },
  state: (page) => done(page).evaluateAll((dots) => dots.map((dot) => dot.getAttribute('data-step')!)),
  async wrong(page) {
    const said = page.locator('[data-dock]')
    await retype(page, 'Zzzz')
    await page.keyboard.press('Enter')
    await expect(said).toContainText('No player found for “Zzzz”')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Backspace')
  },
}
