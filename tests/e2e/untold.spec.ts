import type { Page } from '@playwright/test'
import { CLUBS, FOOTBALLERS } from '#data/facts.ts'
import { GROUNDS } from '#games/stadiums/deal/roster.ts'
import { CRESTS, PORTRAITS } from '#pictures/index.ts'
import { expect, test } from './fixtures.ts'

/** Names and addresses in the rendered page, alt texts included, that would reveal a picture's subject. */
async function revealedIn(page: Page, answers: readonly string[]): Promise<string[]> {
  const html = (await page.locator('[data-frame]').innerHTML()).normalize()
  return answers.filter((answer) =>
    new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(answer)}(?![\\p{L}\\d])`, 'u').test(html),
  )
}

const faces = FOOTBALLERS.filter(({ id }) => PORTRAITS.has(id)).flatMap(({ id, name }) => [`/${id}.`, name])
const crests = CLUBS.filter(({ id }) => CRESTS.has(id)).flatMap(({ id, name }) => [`/${id}.`, name])
const grounds = GROUNDS.map(({ name }) => name)

test('no picture of a running puzzle is named on its page', async ({ page }) => {
  for (const [path, answers] of [
    ['/pixels/hard', faces],
    ['/split?level=hard', faces],
    ['/stadiums?level=hard', grounds],
  ] as const) {
    await page.goto(path)
    await expect(
      page.locator('[data-frame] img[src^="/img/run"], [data-frame] img[src^="blob:"]').first(),
    ).toBeVisible()
    expect(await revealedIn(page, answers), path).toEqual([])
  }
})

test('hard Blur accepts names from its first frame on, and its suggestions show names only', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/runs', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/blur/logo?level=hard')
  const dock = page.locator('[data-dock]')
  const box = dock.getByRole('combobox')
  const eight = dock.getByRole('group', { name: 'Eight clubs' })
  await expect(box).toBeVisible()
  await expect(eight).toBeHidden()
  // Text that is typed before the crest loads is kept.
  await box.click()
  await page.keyboard.type('munchen')
  release()
  const rows = dock.getByRole('option')
  await expect(rows.first()).toContainText('Bayern')
  await expect(eight).toBeHidden()
  await expect(rows.locator('img')).toHaveCount(0)
  const typed = await rows.allTextContents()
  const named = crests.filter((answer) => typed.every((row) => !row.includes(answer)))
  expect(await revealedIn(page, named)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('')
})
