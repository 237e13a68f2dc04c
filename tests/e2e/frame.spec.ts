import { expect, test } from './fixtures.ts'
import { NEVER_THE_ANSWER, WordlePage } from './pages/wordle.ts'
import { expectInSight } from './support/in-sight.ts'

test.describe('the frame of a game', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  test('keeps in sight what each guess and each hint changed, at every size', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    for (const [at, name] of NEVER_THE_ANSWER.slice(0, 7).entries()) {
      await wordle.guess(name)
      await expect(wordle.rows).toHaveCount(at + 1)
      await expectInSight(page)
    }
    await wordle.takeHint()
    await expectInSight(page)
  })

  test('makes room for the newest row, what is known and three names while a keyboard is open', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.guessAll(NEVER_THE_ANSWER.slice(0, 3))
    await wordle.box.focus()
    await page.setViewportSize({ width: 390, height: 508 })
    await expect(page.locator(':root')).toHaveAttribute('data-keyboard', '')
    await wordle.box.fill('pal')
    await expect(page.locator('[data-settled]')).toBeVisible()
    for (const part of [
      wordle.rows.last(),
      page.getByRole('list', { name: 'What you know' }),
      wordle.options.nth(2),
      wordle.box,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator(':root')).not.toHaveAttribute('data-keyboard', '')
  })

  test('teaches on a first visit, until the first move', async ({ page }) => {
    await page.goto('/wordle/solo')
    const card = page.locator('[data-stage]').getByRole('heading', { name: 'Who is he?' })
    await expect(card).toBeVisible()
    await page.getByRole('button', { name: 'Mbappé' }).click()
    const wordle = new WordlePage(page)
    await expect(wordle.rows).toHaveCount(1)
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: 'How to play' }).click()
    await expect(page.getByRole('dialog').getByText('Dortmund is an old club of his.')).toBeVisible()
  })

  test('tells the sentence of a tile that is pressed, with arrows from tile to tile', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.dealSolo('easy', 'achraf-hakimi')
    await wordle.guess('Lautaro Martínez')
    const tiles = wordle.rows.first().getByRole('button')
    await tiles.first().click()
    const said = page.locator('[data-dock]').getByRole('status')
    await expect(said).toHaveText('Near. He was at Inter before, not now.')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(said).toHaveText('Miss. Neither Argentina nor its confederation.')
  })
})
