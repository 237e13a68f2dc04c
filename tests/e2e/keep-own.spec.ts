import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ProfilePage } from './pages/profile.ts'
import { barriers } from './support/barriers.ts'

const record = (id: string) => ({
  ...{ id, mode: 'normal', date: '2026-11-20', won: true, score: 5, points: 29, ms: 60_000, n: 5, tags: [] },
})

/** Profile of a visitor with this progress on the device. */
async function profileWith(page: Page, ids: string[]) {
  await page.goto('/contact')
  await page.evaluate((results) => {
    localStorage.setItem('userStats', JSON.stringify({ wordle: results }))
    localStorage.setItem('points', String(29 * results.length))
  }, ids.map(record))
  await page.goto('/profile')
  const card = page.getByRole('region', { name: 'Back up your progress' })
  await card.locator('summary').click()
  return card
}

test('progress is saved as a file and restored on another device', async ({ page, visitor }) => {
  const card = await profileWith(page, ['practice-1', 'practice-2'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Save as a file' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^eleven-2\d{3}-\d+-\d+\.json$/)
  const text = await readFile(await download.path(), 'utf8')

  const other = await visitor()
  const theirs = await profileWith(other, ['practice-2', 'practice-3'])
  const choose = (buffer: Buffer) =>
    theirs.locator('input[type=file]').setInputFiles({ name: 'eleven.json', mimeType: 'application/json', buffer })
  await choose(Buffer.from(text.slice(1)))
  await expect(theirs.getByRole('status')).toContainText('This file cannot be read. Nothing was changed.')
  await choose(Buffer.from(text.replace('practice-1', '<img src=x>').replace('{', '{"__proto__":{"points":1},')))
  await expect(theirs.getByRole('status')).toContainText('Something in this file was altered or is missing.')
  await expect(new ProfilePage(other).figure('points')).toHaveText('58')
  await expect(other.locator('img[src="x"]')).toHaveCount(0)

  await choose(Buffer.from(text))
  await expect(theirs.getByText('In the file: 2 results and 58 points.')).toBeVisible()
  const merge = theirs.getByRole('button', { name: 'Merge' })
  await expect(merge).toHaveAccessibleDescription('Every result counts once. Afterwards: 3 results and 87 points.')
  const violations = await barriers(other, 'main')
  expect(violations.map(({ id }) => id)).toEqual([])
  await merge.press('Enter')
  await expect(theirs.getByRole('status')).toContainText('Done: 3 results and 87 points on this device.')
  await expect(new ProfilePage(other).figure('points')).toHaveText('87')
  await theirs.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(new ProfilePage(other).figure('points')).toHaveText('58')
  await expect(theirs.getByRole('button', { name: 'Import a file' })).toBeFocused()
})
