import { expect, test } from './fixtures.ts'

test('a level with too few footballers in the chosen leagues is disabled with an explanation', async ({ page }) => {
  // Written as the settings write both keys: choosing a level derives the first from the second.
  await page.addInitScript(() => {
    localStorage.setItem('display', 'liga')
    localStorage.setItem('userPreferences', '{"leagues":"liga"}')
  })
  await page.goto('/statistics/normal')
  const levels = page.getByRole('group', { name: 'Difficulty' })
  await levels.getByRole('button', { name: 'Any season' }).click()
  const now = levels.getByRole('button', { name: 'Recent' })
  await expect(now).toHaveAttribute('aria-disabled', 'true')
  await expect(now).toHaveAccessibleDescription(
    /^Recent · Your leagues have too few players for this game\. Change them$/,
  )
  await now.press('Enter')
  await expect(now).toHaveAttribute('aria-pressed', 'false')
  await expect(levels.getByRole('button', { name: 'Any season' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Change them' })).toHaveAttribute('href', '/profile')
})
