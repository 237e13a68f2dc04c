import { expect, test } from './fixtures.ts'
import { barriers } from './support/barriers.ts'

test("a player's own shirt, number and title appear on home without a layout shift @mobile", async ({
  page,
  expectConsoleError,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('arranged')) return
    sessionStorage.setItem('arranged', 'yes')
    localStorage.setItem('points', '1500')
    localStorage.setItem('display', 'rings kit-halves-blue-red numbers-outline title-starter')
  })
  // Typefaces would change the sizes when they load.
  expectConsoleError(/Failed to load resource/)
  await page.route('**/*.woff2', (route) => route.abort())
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  const worn = page.getByRole('banner').locator('.own-shirt').filter({ visible: true })
  const pitch = page.getByRole('region', { name: 'The line-up' })
  const link = page.locator('.top [data-connect]').filter({ visible: true })
  const sizes = async () =>
    [await link.boundingBox(), await pitch.boundingBox()].map((box) => [box!.width, box!.height])
  const before = await sizes()
  await expect(worn).toHaveCount(0)
  release()
  await expect(pitch.getByText('Starter')).toBeVisible()
  await expect(pitch.locator('.own-shirt [data-numbers=outline]')).toHaveText('11')
  await expect(worn).toHaveCount(1)
  expect(await sizes()).toEqual(before)
  expect(await barriers(page)).toEqual([])

  await page.goto('/quiz')
  await expect(page.locator('[data-shirt] .own-shirt')).toBeVisible()
  await expect(page.locator('[data-shirt] .i')).toBeHidden()
  await page.goto('/')
  await expect(pitch.getByText('Starter')).toBeVisible()

  await page.evaluate(() => {
    localStorage.removeItem('display')
    dispatchEvent(new Event('progress'))
  })
  await expect(page.locator('.own-shirt')).toHaveCount(0)
  await expect(pitch.getByText('Starter')).toHaveCount(0)
})
