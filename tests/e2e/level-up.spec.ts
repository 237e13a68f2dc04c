import { expect, test } from './fixtures.ts'
import { age } from './games/age.ts'
import { barriers } from './support/barriers.ts'

/** Five points fewer than the first level needs. */
const BEFORE = '95'

test('the end of a run shows a new level first, with its unlocked item, which can be used at once @mobile', async ({
  page,
}) => {
  await page.addInitScript((points) => {
    if (sessionStorage.getItem('arranged')) return
    sessionStorage.setItem('arranged', 'yes')
    localStorage.setItem('points', points)
  }, BEFORE)
  await page.route('**/api/runs/*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (answer.end) {
      answer.end.lines = [...answer.end.lines, { key: 'eleven', points: 50 }]
      answer.end.result.points += 50
    }
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/age/today')
  await age.input(page).focus()
  await age.finish(page, 0)
  const won = page.locator('[data-points]').first()
  await expect(won.getByText('New title: Substitute')).toBeVisible()
  await expect(won.getByText('All of today’s dailies')).toBeVisible()
  const [card, more] = [await won.boundingBox(), await page.getByText('Your ten').boundingBox()]
  expect(card!.y).toBeLessThan(more!.y)
  await won.getByRole('button', { name: 'Use it' }).click()
  await expect(won.getByRole('status').getByText('It is yours now.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-display', 'title-substitute')
  expect(await barriers(page, 'main')).toEqual([])
})
