import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { retype } from './games/driver.ts'
import { rightIn } from './support/grid-names.ts'

/** Names a right answer for a cell by keyboard, and waits until it shows. */
async function place(page: Page, cell: number, look: 'x' | 'o', used: Set<string>) {
  const place = page.locator(`[data-cell="${cell}"]`)
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(place).toHaveAttribute('data-chosen')
  await expect(page.getByRole('combobox')).toBeFocused()
  const name = await rightIn(page, cell, used)
  await retype(page, name)
  await expect(page.locator('[data-settled]').getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(place).toHaveAttribute('data-look', look)
}

test('two players on one screen take turns through a reload, may steal, and store no result', async ({ page }) => {
  await page.goto('/tictactoe/bot?level=two')
  const used = new Set<string>()
  const turn = page.locator('[data-turn]')
  await expect(turn).toContainText('X')
  await place(page, 0, 'x', used)
  await expect(turn).toContainText('O')
  await place(page, 3, 'o', used)
  await page.reload()
  await expect(turn).toContainText('X')
  await place(page, 1, 'x', used)
  await place(page, 2, 'o', used)
  // The selection has moved to an open cell, so that nobody steals by accident.
  await expect(page.locator('[data-chosen]')).not.toHaveAttribute('data-look')
  await place(page, 2, 'x', used)

  await expect(page.getByRole('heading', { name: 'X wins.' })).toBeFocused()
  await expect(page.getByText('None of it is recorded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Challenge a friend' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('userStats') ?? '')).not.toContain('tictactoe')
})

test('the bot answers, and giving up loses', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/tictactoe/bot?level=bot-80')
  await place(page, 0, 'x', new Set())
  await expect(page.locator('[data-look="o"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Sure?' }).click()
  await expect(page.locator('[data-result="gaveUp"], [data-result="lost"]')).toBeVisible()
  await expect(page.getByText('You · Bot')).toBeVisible()
})
