import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { RacePage } from './pages/race.ts'
import { barriers, barriersDayAndNight } from './support/barriers.ts'
import { layoutShift, watchShifts } from './support/layout-shift.ts'

/**
 * Reports the only other name of the table; the request is answered here, because the server limits reports per hour.
 */
async function reportName(page: Page, name: RegExp) {
  await page.route('**/api/name-reports', (route) => route.fulfill({ status: 202, json: {} }))
  const open = page.locator('button:visible', { hasText: 'Report a name' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Report a name' })
  await expect(dialog.getByRole('radio', { name })).toBeChecked()
  expect(await barriers(page)).toEqual([])
  const sent = page.waitForRequest('**/api/name-reports')
  await dialog.getByRole('button', { name: 'Report this name' }).click()
  expect((await sent).postDataJSON()).toEqual({ username: expect.stringMatching(name) })
  await expect(dialog.locator('.carry')).toHaveText('Thank you. We’ll look at it as soon as we can.')
  await expect(dialog.locator('.carry')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
}

test.describe('wordle multiplayer', () => {
  test('two players race by a link; one leaves, and they play a rematch', async ({ page, visitor }) => {
    const ada = new RacePage(page)
    await watchShifts(ada.page)
    await ada.open()
    const link = await ada.create('Ada')
    await expect(page.getByText('Waiting for one more')).toBeVisible()

    const ben = new RacePage(await visitor())
    await watchShifts(ben.page)
    await ben.open(link)
    await expect(ben.page.getByRole('heading', { name: 'Ada is waiting for you' })).toBeFocused()
    await expect(page.getByText('1 watching')).toBeVisible()
    await ben.page.getByLabel('Your name').fill('Ben')
    await ben.button('Take your seat').click()
    await expect(ada.player('Ben')).toBeVisible()
    await ben.ownSeat('Ben').click()
    await ben.page.getByRole('dialog').getByLabel('Your name').fill('Benno')
    await ben.button('Done').click()
    await expect(ben.ownSeat('Benno')).toBeFocused()
    await expect(ada.player('Benno')).toBeVisible()
    await ada.button('Kick off').click()

    for (const { box } of [ada, ben]) await expect(box()).toBeFocused()
    await ada.guess('pirlo', 'Andrea Pirlo')
    await expect(ben.card(0)).toContainText('1 guess')
    expect(await ben.page.content()).not.toContain('Andrea Pirlo')

    await ada.page.reload()
    await expect(ada.page.getByRole('row', { name: /Andrea Pirlo/ })).toBeVisible()

    await ada.confirm('Give up round', 'Sure?')
    await expect(ada.page.getByText('Round given up. Watch the others.').first()).toBeVisible()
    await expect(ada.page.locator('[data-dock]')).toBeFocused()
    await ben.confirm('Give up round', 'Sure?')
    for (const one of [ada, ben]) await expect(one.page.getByText('Round 1, it was')).toBeVisible()
    for (const one of [ada, ben]) {
      await expect(one.page.getByRole('heading', { name: 'Round 2 of 3' })).toBeVisible()
      await expect(one.box()).toBeFocused()
    }

    const press = (one: RacePage, name: string) => one.page.locator('button:visible').and(one.button(name)).click()
    await press(ada, 'Mute the others’ reactions')
    await press(ben, 'Nice one')
    await expect(ben.page.getByText(/: Nice one$/).locator('visible=true')).toBeVisible()
    await expect(ada.page.getByText('Benno: Nice one')).toHaveCount(0)
    await press(ada, 'Show the others’ reactions')
    // One reaction per second is accepted.
    await expect(async () => {
      await press(ben, 'Close!')
      await expect(ada.page.getByText('Benno: Close!').locator('visible=true')).toBeVisible({ timeout: 1_500 })
    }).toPass()

    await ben.confirm('Leave', 'Really leave?')
    await expect(ben.button('Create a room')).toBeVisible()
    await expect(ben.page.getByRole('heading', { name: 'Race your friends' })).toBeFocused()
    await expect(ada.page.getByRole('heading', { name: 'Nobody scored' })).toBeFocused()
    await expect(ada.page.getByText('Level 1', { exact: true })).toBeVisible()
    await expect(ada.page.getByRole('button', { name: /^Report an error: / })).toHaveCount(2)
    for (const one of [ada, ben]) expect(await layoutShift(one.page)).toBeLessThanOrEqual(0.02)
    await reportName(ada.page, /^Benno$/)
    await ada.button('Rematch').click()
    await expect(ada.player('Ada')).toContainText('Host')
  })

  test('has no accessibility violation and fits from entry to reveal, light and dark @mobile', async ({
    page,
    visitor,
  }) => {
    const expectNoBarriers = async (one = page) => {
      expect(await barriersDayAndNight(one)).toEqual([])
      expect(await one.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    const ada = new RacePage(page)
    await ada.open()
    await expectNoBarriers()
    const link = await ada.create('Maximiliane-Aurelie')
    const ben = new RacePage(await visitor())
    await ben.open(link)
    await expect(ben.button('Take your seat')).toBeVisible()
    await expectNoBarriers(ben.page)
    await ben.button('Take your seat').click()
    await expect(ada.page.getByText('Kick off when everybody is here.')).toBeVisible()
    await expectNoBarriers()
    await ada.button('Kick off').click()
    await ada.guess('pirlo', 'Andrea Pirlo')
    await expectNoBarriers()
    await ada.confirm('Give up round', 'Sure?')
    await expect(page.locator('button:visible', { hasText: 'Nice one' })).toBeInViewport({ ratio: 1 })
    await expectNoBarriers()
    await ben.confirm('Give up round', 'Sure?')
    await expect(page.getByText('Round 1, it was')).toBeVisible()
    await expectNoBarriers()
    await ben.confirm('Leave', 'Really leave?')
    await expect(page.getByRole('heading', { name: 'Nobody scored' })).toBeVisible()
    await expectNoBarriers()
  })

  test('a second tab takes the seat, and the first can take it back', async ({ page }) => {
    const first = new RacePage(page)
    await first.open()
    const link = await first.create('Ada')
    const second = new RacePage(await page.context().newPage())
    await second.open(link)
    await expect(second.ownSeat('Ada')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This seat is open in another tab' })).toBeVisible()
    await first.button('Play here').click()
    await expect(first.ownSeat('Ada')).toBeVisible()
    await expect(second.page.getByRole('heading', { name: 'This seat is open in another tab' })).toBeVisible()
  })

  test('a lost connection freezes the room and restores it with the seat', async ({ page }) => {
    const ada = new RacePage(page)
    await ada.watchSockets()
    await ada.open()
    await ada.create('Ada')
    await ada.loseConnection()
    await expect(page.getByRole('alert').filter({ hasText: 'Reconnecting…' })).toBeVisible()
    ada.findConnection()
    await expect(page.getByRole('alert').filter({ hasText: 'Reconnecting…' })).toBeHidden()
    await expect(ada.player('Ada')).toContainText('Host')
  })

  test('says that the rooms are down, and offers solo play', async ({ page }) => {
    const ada = new RacePage(page)
    await ada.watchSockets()
    await ada.loseConnection()
    await ada.open('/wordle/multiplayer?room=K7PM4X')
    await expect(page.getByRole('heading', { name: 'The rooms cannot be reached' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Play solo' })).toHaveAttribute('href', '/wordle/solo')
    ada.findConnection()
    await expect(ada.button('Take your seat')).toBeVisible()
  })

  test('an invalid code gives a message; back leaves the room', async ({ page }) => {
    const ada = new RacePage(page)
    await ada.open('/wordle/multiplayer?room=OOOOOO')
    await expect(page.getByRole('alert')).toContainText('“OOOOOO” is not a room code')
    await ada.open()
    await page.getByLabel('Room code').fill('12')
    await ada.button('Enter').click()
    await expect(page.getByRole('alert')).toContainText('That isn’t a room code')
    await page.getByLabel('Room code').fill('k7pm-4x')
    await ada.button('Enter').click()
    await expect(page).toHaveURL(/room=K7PM4X/)
    await expect(ada.player('Host')).toBeVisible()
    await page.goBack()
    await expect(ada.button('Create a room')).toBeVisible()
  })
})
