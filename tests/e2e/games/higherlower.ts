import { expect, type Page } from '@playwright/test'
import { FOOTBALLERS } from '#data/facts.ts'
import { VALUES } from '#data/records.ts'
import type { Driver } from './driver.ts'

const other = (page: Page) => page.locator('[data-side="other"]')
const revealedPair = (page: Page) => page.locator('[data-side="other"][data-hit]')
const passed = (page: Page) => page.locator('[data-faces] [data-who]')

const eurosOf = (name: string): number =>
  FOOTBALLERS.flatMap((footballer) => (footballer.name === name ? (VALUES.get(footballer.id)?.current ?? []) : []))[0]!
    .euros

/** Skips the reveal; the game merges quick taps, so that none answers the next pair by mistake. */
async function goOn(page: Page) {
  await expect
    .poll(async () => {
      if ((await revealedPair(page).count()) > 0) await page.keyboard.press('ArrowUp')
      return revealedPair(page).count()
    })
    .toBe(0)
}

async function answer(page: Page, isRight: boolean) {
  const names = page.locator('[data-stage] [data-side]').getByRole('heading', { level: 2 })
  await expect(names.last()).toHaveText(/\S/)
  const [known, asked] = await names.allTextContents()
  const isHigher = eurosOf(asked!) > eurosOf(known!)
  // The game merges a press with the one before if it follows too quickly.
  await expect
    .poll(async () => {
      if ((await revealedPair(page).count()) === 0)
        await page.keyboard.press(isHigher === isRight ? 'ArrowUp' : 'ArrowDown')
      return (await revealedPair(page).or(page.locator('[data-result]')).count()) > 0
    })
    .toBe(true)
}

/** Answers right, and continues to the next pair. */
async function act(page: Page, done: number) {
  await answer(page, true)
  await goOn(page)
  await expect(passed(page)).toHaveCount(done + 1)
}

export const higherlower: Driver = {
  // Practice deals at the first interaction; before that there is a start button.
  input: (page) => page.getByRole('button', { name: /^(Higher|Plus|Más|Kick off|Coup d’envoi|Saque inicial)$/ }),
  act,
  async finish(page) {
    const end = page.locator('[data-result]')
    for (let at = 0; at < 10 && (await end.count()) === 0; at++) {
      await answer(page, false)
      await expect(end.or(revealedPair(page))).toBeVisible()
      await Promise.race([goOn(page), end.waitFor()])
    }
  },
  state: (page) => passed(page).evaluateAll((faces) => faces.map((face) => (face as HTMLElement).dataset['who']!)),
  async wrong(page) {
    const before = await other(page).textContent()
    for (const key of ['Home', 'ArrowLeft', 'End', '7', 'x']) await page.keyboard.press(key)
    await expect(other(page)).toHaveText(before!)
  },
}
