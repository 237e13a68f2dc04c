import { expect, type Page } from '@playwright/test'
import { FOOTBALLERS } from '#data/facts.ts'
import { bandOf } from '#games/bingo/deal/roster.ts'
import { fill } from '#i18n/format.ts'
import { isLocale } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { criterionInFull, criterionName } from '#play/criteria/words.ts'
import { wholePack } from '../../unit/search/packs.ts'
import { reach, type Driver } from './driver.ts'

const cells = (page: Page) => page.locator('[data-stage] [data-cell]')
/** Number of the current player; infinite once the end replaces the card. */
const playerNumber = (page: Page) =>
  page.locator('[data-at]').evaluateAll((all) => Number(all[0]?.getAttribute('data-at') ?? Infinity))
const isOver = async (page: Page) => (await page.locator('[data-result]').count()) > 0

/** Index of an open cell that fits the current player. */
async function fitting(page: Page): Promise<number> {
  const asked = page.locator('[data-asked]')
  await expect(asked).toHaveText(/\S/)
  const name = await asked.textContent()
  const namesakes = FOOTBALLERS.filter((footballer) => footballer.name === name)
  const lang = await page.locator('html').getAttribute('lang')
  if (lang === null || !isLocale(lang)) throw new Error(`no language: ${lang}`)
  const names = { pack: wholePack(), locale: lang, words: messages(lang, 'criteria') }
  const open = fill(messages(lang, 'bingo').cellOpen, { criterion: '' })
  const texts = await cells(page).allTextContents()
  // Criteria of every level, because a daily's level depends on the day of the week.
  const criteria = (['easy', 'normal', 'hard'] as const).flatMap((level) => bandOf(level).criteria)
  const held = criteria.filter(({ holders }) => namesakes.some(({ id }) => holders.has(id)))
  const his = held.map(({ criterion }) => {
    const [short, inFull] = [criterionName(criterion, names), criterionInFull(criterion, names)]
    return `${short}${short === inFull ? '' : ` (${inFull})`}${open}`
  })
  return texts.findIndex((text) => his.some((one) => text.endsWith(one)))
}

/** Places the first player where he fits, and skips the others. */
async function act(page: Page, done: number) {
  await expect(cells(page)).toHaveCount(16)
  if (done === 0) {
    await reach(page.locator('[data-cell][tabindex="0"]'))
    const place = await fitting(page)
    for (let row = 0; row < Math.floor(place / 4); row++) await page.keyboard.press('ArrowDown')
    for (let column = 0; column < place % 4; column++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.locator(`[data-cell="${place}"]`)).toHaveAttribute('data-state', 'filled')
    return
  }
  // Presses again only while the first press had no effect: a second one would skip the next player.
  const hasPassed = async () => (await isOver(page)) || (await playerNumber(page)) > done
  await expect(async () => {
    if (!(await hasPassed())) await page.keyboard.press('s')
    await expect.poll(hasPassed, { intervals: [20, 50, 100], timeout: 2_000 }).toBe(true)
  }).toPass()
}

export const bingo: Driver = {
  input: (page) => page.locator('[data-skip]'),
  act,
  async finish(page, done) {
    const of = Number(/\d+(?=\D*$)/.exec((await page.locator('[data-at] p').first().textContent())!)![0])
    for (let player = done; player < of; player++) await act(page, player)
  },
  async state(page) {
    const filled = await page
      .locator('[data-cell][data-state="filled"]')
      .evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')!))
    const others = Math.max(0, (await playerNumber(page)) - filled.length)
    return [...filled, ...Array.from({ length: others }, (_, other) => `skipped ${other}`)]
  },
  async wrong(page) {
    const before = await page.locator('[data-asked]').textContent()
    const taken = page.locator('[data-cell][data-state="filled"]')
    await taken.focus()
    for (const key of ['Enter', 'Space', 'x', '7', 'End']) await page.keyboard.press(key)
    await expect(page.locator('[data-asked]')).toHaveText(before!)
  },
}
