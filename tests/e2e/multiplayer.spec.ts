import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { RacePage } from './pages/race.ts'

/** Reports the only other name of the table; the server is answered for, which counts reports by the hour. */
async function reportName(page: Page, name: RegExp) {
  await page.route('**/api/name-reports', (route) => route.fulfill({ status: 202, json: {} }))
  const open = page.locator('button:visible', { hasText: 'Report a name' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Report a name' })
  await expect(dialog.getByRole('radio', { name })).toBeChecked()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const sent = page.waitForRequest('**/api/name-reports')
  await dialog.getByRole('button', { name: 'Report this name' }).click()
  expect((await sent).postDataJSON()).toEqual({ username: expect.stringMatching(name) })
  await expect(dialog.locator('.carry')).toHaveText('Thank you. We look at it as soon as we can.')
  await expect(dialog.locator('.carry')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
}

test.describe('wordle multiplayer', () => {
  test('two players race by a link, one leaves, and they meet again', async ({ page, visitor }) => {
    const ada = new RacePage(page)
    await ada.open()
    const link = await ada.create('Ada')
    await expect(page.getByText('Waiting for one more')).toBeVisible()

    const ben = new RacePage(await visitor())
    await ben.open(link)
    await expect(ben.player('Guest')).toBeVisible()
    await expect(ada.player('Guest')).toBeVisible()
    await ada.button('Kick off').click()

    await ada.guess('kane', 'Harry Kane')
    await expect(ben.page.locator('.rival:visible', { hasText: 'Ada' })).toContainText('1 guess')
    expect(await ben.page.content()).not.toContain('Harry Kane')

    await ada.page.reload()
    await expect(ada.page.getByRole('row', { name: /Harry Kane/ })).toBeVisible()

    await ada.confirm('Give up round', 'Really?')
    await ben.confirm('Give up round', 'Really?')
    await expect(ada.page.getByText('The player was').first()).toBeVisible()
    await expect(ada.page.getByRole('heading', { name: 'Round 2 of 3' })).toBeVisible({ timeout: 20_000 })

    await ben.page.locator('button:visible', { hasText: 'Leave' }).click()
    await ben.page.locator('button:visible', { hasText: 'Really leave?' }).click()
    await expect(ben.button('Create a room')).toBeVisible()
    await expect(ada.page.getByRole('heading', { name: 'Nobody found a player' })).toBeVisible()
    await expect(ada.page.locator('.asked:visible').getByRole('button', { name: 'Report an error' })).toHaveCount(2)
    await reportName(ada.page, /^Guest \d{4}$/)
    await ada.button('Rematch').click()
    await expect(ada.player('Ada (you)')).toContainText('Host')
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`holds no barrier that axe finds and fits from the way in to the reveal, ${scheme} @mobile`, async ({
      page,
      visitor,
    }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const isFine = async () => {
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      const ada = new RacePage(page)
      await ada.open()
      await isFine()
      const link = await ada.create('Maximiliane-Aurelie')
      const ben = new RacePage(await visitor())
      await ben.open(link)
      await expect(ada.player('Guest')).toBeVisible()
      await isFine()
      await ada.button('Kick off').click()
      await ada.guess('kane', 'Harry Kane')
      await expect(page.locator('button:visible', { hasText: 'Nice one' })).toBeInViewport({ ratio: 1 })
      await isFine()
      await ada.confirm('Give up round', 'Really?')
      await ben.confirm('Give up round', 'Really?')
      await expect(page.getByText('The player was').first()).toBeVisible()
      await isFine()
    })
  }

  test('a second tab takes the seat, and the first one can take it back', async ({ page }) => {
    const first = new RacePage(page)
    await first.open()
    const link = await first.create('Ada')
    const second = new RacePage(await page.context().newPage())
    await second.open(link)
    await expect(second.player('Ada (you)')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This seat is open in another tab' })).toBeVisible()
    await first.button('Play here').click()
    await expect(first.player('Ada (you)')).toBeVisible()
    await expect(second.page.getByRole('heading', { name: 'This seat is open in another tab' })).toBeVisible()
  })

  test('a lost connection freezes the room and brings it back with the seat', async ({ page }) => {
    const ada = new RacePage(page)
    await ada.watchSockets()
    await ada.open()
    await ada.create('Ada')
    await ada.loseConnection()
    await expect(page.getByRole('alert').filter({ hasText: 'Reconnecting…' })).toBeVisible()
    ada.findConnection()
    await expect(page.getByRole('alert').filter({ hasText: 'Reconnecting…' })).toBeHidden({ timeout: 30_000 })
    await expect(ada.player('Ada (you)')).toContainText('Host')
  })

  test('says when the rooms are down and what still works', async ({ page }) => {
    const ada = new RacePage(page)
    await ada.watchSockets()
    await ada.loseConnection()
    await ada.open('/wordle/multiplayer?room=K7PM4X')
    await expect(page.getByRole('heading', { name: 'The rooms cannot be reached' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: 'Play solo' })).toHaveAttribute('href', '/wordle/solo')
    ada.findConnection()
    await expect(ada.player('(you)')).toBeVisible({ timeout: 30_000 })
  })

  test('a code that is none is told apart; back leaves the room', async ({ page }) => {
    const ada = new RacePage(page)
    await ada.open('/wordle/multiplayer?room=OOOOOO')
    await expect(page.getByRole('alert')).toContainText('no room code')
    await ada.open()
    await page.getByLabel('Room code').fill('12')
    await ada.button('Enter').click()
    await expect(page.getByRole('alert')).toContainText('This is no room code')
    await page.getByLabel('Room code').fill('k7pm-4x')
    await ada.button('Enter').click()
    await expect(page).toHaveURL(/room=K7PM4X/)
    await expect(ada.player('(you)')).toBeVisible()
    await page.goBack()
    await expect(ada.button('Create a room')).toBeVisible()
  })
})
