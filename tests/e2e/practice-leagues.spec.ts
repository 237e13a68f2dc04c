import { expect, test } from './fixtures.ts'

test('a level that the chosen leagues leave too little for stays, and says why', async ({ page }) => {
  // As the settings write both: choosing a level makes the first of the second anew.
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
