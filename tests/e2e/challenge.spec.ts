import { expect, test } from './fixtures.ts'
import { age } from './games/age.ts'

test('a friend plays the link of a practice run, and both boards are shown side by side', async ({
  page,
  visitor,
  expectConsoleError,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/age')
  await age.input(page).focus()
  await age.finish(page, 0)
  const challenge = page.getByRole('button', { name: 'Challenge a friend' })
  expectConsoleError(/Failed to load resource/)
  await page.route('**/api/challenges', (route) => route.abort(), { times: 1 })
  await challenge.click()
  await expect(page.getByText('The challenge could not be created. Try again.')).toBeVisible()
  await challenge.click()
  await expect(page.getByText('Link copied. Send it to a friend.')).toBeAttached()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const path = new URL(/http\S+/.exec(text)![0]).pathname

  const friend = await visitor()
  const texts: string[] = []
  friend.on('response', (response) => {
    if (new URL(response.url()).pathname === path) void response.text().then((html) => texts.push(html))
  })
  await friend.goto(path)
  await expect(friend).toHaveTitle(/^A friend got \d+ points?\. Beat that!/)
  const run = friend.getByRole('img', { name: 'Age: the run to beat, as marks without names' })
  await expect(run).toHaveJSProperty('naturalWidth', 1200)
  // Presses before hydration would be lost.
  await expect(friend.locator('astro-island[ssr]')).toHaveCount(0)
  await friend.getByRole('button', { name: 'Take it on' }).click()
  await age.input(friend).focus()
  const first = await friend.locator('[data-stage]').getByRole('heading', { level: 2 }).first().textContent()
  expect(texts.join('')).not.toContain(first!)
  await age.finish(friend, 0)
  await expect(friend.getByRole('heading', { level: 2, name: /You \d+, A friend \d+/ })).toBeFocused()
  await expect(friend.getByRole('list', { name: 'Step by step' }).getByRole('listitem')).toHaveCount(10)
  await friend.getByRole('button', { name: 'Send it back' }).waitFor()

  await page.goto(path)
  await expect(page.getByText('1 friend has played.', { exact: false })).toBeVisible()
})
