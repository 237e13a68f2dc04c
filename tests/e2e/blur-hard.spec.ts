import { expect, test } from './fixtures.ts'

test('hard is answered by name from its first frame on, and rows show names alone', async ({ page }) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
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
  // Typed while there is no crest yet: nothing of it is lost.
  await box.click()
  await page.keyboard.type('munchen')
  go()
  const rows = dock.getByRole('option')
  await expect(rows.first()).toContainText('Bayern')
  await expect(eight).toBeHidden()
  await expect(rows.locator('img')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-tried] li')).toHaveText(/Bayern/)
  await expect(box).toHaveValue('')
})
