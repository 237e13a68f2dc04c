import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { retype } from './games/driver.ts'
import { aPerson } from './pages/connection.ts'
import { join } from './pages/join.ts'
import { RacePage } from './pages/race.ts'
import { barriers } from './support/barriers.ts'
import { rightIn } from './support/grid-names.ts'
import { layoutShift, watchShifts } from './support/layout-shift.ts'

async function place(page: Page, cell: number, used: Set<string>) {
  await page.locator(`[data-cell="${cell}"]`).click()
  await retype(page, await rightIn(page, cell, used))
  await expect(page.locator('[data-settled]')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-cell="${cell}"]`)).toHaveAttribute('data-look', /^[xo]$/)
}

test('two players who met by a link finish a match despite a reload and a lost connection', async ({
  page,
  visitor,
}) => {
  const ada = new RacePage(page)
  await watchShifts(ada.page)
  await ada.open('/tictactoe/multiplayer')
  const link = await ada.create('Ada')
  const ben = new RacePage(await visitor())
  await ben.watchSockets()
  await ben.arrive(link, 'Ben')
  await ada.page.getByRole('group', { name: 'Best of' }).getByText('1', { exact: true }).click()
  // Without a clock, so that a slow machine loses no turn.
  await ada.page.getByRole('group', { name: 'Seconds a turn' }).getByText('off', { exact: true }).click()
  await ada.button('Kick off').click()

  const used = new Set<string>()
  await expect(ada.box()).toBeFocused()
  await place(ada.page, 0, used)
  await place(ben.page, 3, used)
  await expect(ada.page.locator('[data-cell="3"]')).toHaveAttribute('data-look', 'o')
  await ada.page.reload()
  await place(ada.page, 1, used)
  await ben.loseConnection()
  const lost = ben.page.getByRole('alert').filter({ hasText: 'Reconnecting…' })
  await expect(lost).toBeVisible()
  ben.findConnection()
  await expect(lost).toBeHidden()
  // The frozen board had lost the focus.
  await expect(ben.box()).toBeFocused()
  await place(ben.page, 4, used)
  expect(await barriers(ben.page)).toEqual([])
  // Three names each, so that the match pays.
  await place(ada.page, 8, used)
  await place(ben.page, 6, used)
  await place(ada.page, 2, used)

  for (const one of [ada, ben]) await expect(one.page.getByText('Board 1 to Ada', { exact: true })).toBeVisible()
  await expect(ada.page.getByRole('heading', { name: 'You won' })).toBeFocused()
  await expect(ben.page.getByRole('heading', { name: 'Ada wins' })).toBeVisible()
  await expect(ada.page.getByText('+50').first()).toBeVisible()
  expect(await barriers(ada.page)).toEqual([])
  await ben.button('Rematch').click()
  await expect(ada.page.getByText('Ben wants a rematch.')).toBeVisible()
  expect(await layoutShift(ada.page)).toBeLessThanOrEqual(0.02)
})

test('a quick match pairs two accounts; one leaves, and both ratings change', async ({ page, visitor, inbox }) => {
  const [ada, ben] = [new RacePage(page), new RacePage(await visitor())]
  for (const [one, name] of [
    [ada, 'ada'],
    [ben, 'ben'],
  ] as const) {
    await join(one.page, aPerson(name), inbox)
    await one.open('/tictactoe/multiplayer')
  }
  await ada.button('Quick match').click()
  await expect(ada.page.getByRole('heading', { name: 'Looking for somebody near 1,200' })).toBeFocused()
  await expect(ada.page.getByText('Ratings from 1,100 to 1,300')).toBeVisible()
  expect(await barriers(ada.page)).toEqual([])
  await ben.button('Quick match').click()
  for (const one of [ada, ben]) await expect(one.card(0)).toContainText('1,200')

  await ben.confirm('Leave', 'Really leave?')
  await expect(ada.page.getByRole('heading', { name: 'You won' })).toBeFocused()
  await expect(ada.page.getByText('Your rating was 1,200 and is now 1,220.')).toBeAttached()
  expect(await barriers(ada.page)).toEqual([])
  await ada.button('Rematch').click()
  await expect(ada.page.getByRole('heading', { name: 'Your opponent has left' })).toBeVisible()
  await ben.button('Quick match').click()
  await expect(ben.page.getByRole('heading', { name: 'Looking for somebody near 1,180' })).toBeVisible()
})
