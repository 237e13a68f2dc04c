import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { barriers } from './support/barriers.ts'

const expectNoBarriers = async (page: Page) => {
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test.use({ viewport: { width: 390, height: 844 } })

test('practice runs from the lobby through ten questions to the answers, by keyboard and with a reload', async ({
  page,
}) => {
  await page.goto('/fr/quiz')
  await expect(page.getByRole('timer')).toHaveText(/^[0-3]:[0-5]\d$/)
  await expectNoBarriers(page)
  await page.goto('/quiz')
  await page.getByRole('link', { name: 'Practice', exact: true }).click()
  const options = page.getByRole('group').getByRole('button')
  await expect(options).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expectNoBarriers(page)
  for (let round = 0; round < 10; round++) {
    await expect(page.getByText(`Practice, ${round + 1} of 10`)).toBeVisible()
    await expect(page.getByRole('button', { name: /right answer/ })).toHaveCount(0)
    const places = () => options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const before = await places()
    await page.keyboard.press(['1', 'b', '3', 'D'][round % 4]!)
    await expect(page.getByRole('button', { name: /right answer/ })).toHaveCount(1)
    expect(await places(), 'the options do not move').toEqual(before)
    if (round === 0) await expectNoBarriers(page)
    if (round === 3) {
      await page.reload()
      continue
    }
    await expect(page.getByRole('button', { name: round < 9 ? 'Next question' : 'Full time' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: /of 10/ })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Report an error: / })).toHaveCount(10)
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Ten more' }).click()
  await expect(page.getByText('Practice, 1 of 10')).toBeVisible()
})
