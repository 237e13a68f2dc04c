import { addDays } from '#core/days.ts'
import { expect, test } from './fixtures.ts'
import { aPerson } from './pages/connection.ts'
import { join } from './pages/join.ts'
import { WordlePage } from './pages/wordle.ts'
import { barriers } from './support/barriers.ts'

const LAUNCH = '2026-7-16'

test('past days are reached by keyboard, by game and by "next unsolved", and are stored in an account', async ({
  page,
  inbox,
}) => {
  // Several pages in a row, without waiting for transitions.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const wordle = new WordlePage(page)
  await wordle.open(`/wordle/today?date=${LAUNCH}`)
  await wordle.giveUp()
  await page.getByRole('link', { name: 'Archive' }).click()
  await expect(page).toHaveURL(/\/archive\?game=wordle$/)
  await expect(page.getByRole('link', { name: 'Wordle' }).first()).toHaveAttribute('aria-current', 'true')

  const grid = page.getByRole('grid', { name: 'Days' })
  const selected = grid.locator('[aria-selected=true]')
  await selected.getByRole('button').focus()
  while (!/July 2026/.test((await page.getByRole('heading', { level: 1 }).textContent())!))
    await page.keyboard.press('PageUp')
  // The month before the launch has no day, so the first day gets the focus.
  await page.keyboard.press('PageUp')
  await expect(grid.getByRole('button', { name: 'Thursday 16 July: not solved' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Friday 17 July: not played yet' })).toBeAttached()
  await expect(page).toHaveURL(/month=2026-07&game=wordle&day=17/)
  await expect(page.getByRole('heading', { level: 2, name: 'Friday 17 July' })).toBeVisible()

  await page.getByRole('link', { name: 'All games' }).click()
  await expect(
    grid.getByRole('button', { name: /^Thursday 16 July: 0 of \d+ solved, 1 not solved, \d+ open$/ }),
  ).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/game=wordle&day=17/)
  expect(await barriers(page)).toEqual([])

  await page.getByRole('link', { name: 'Next unsolved: Wordle' }).click()
  await expect(page.locator('[data-subtitle]')).toHaveText('No. 2, 17 July')

  await join(page, aPerson('ivy'), inbox)
  await page.goto('/archive?month=2026-07')
  await expect(grid.getByRole('button', { name: /^Thursday 16 July: 0 of \d+ solved, 1 not solved/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userStats'))).toBeNull()
})

test('a missed day is offered for repair, on a small dark screen, without an accessibility violation @mobile', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 568 })
  await page.clock.setFixedTime(new Date('2026-11-22T15:00:00Z'))
  const daily = (ago: number) => ({
    id: `run-${ago}`,
    mode: 'today',
    date: addDays('2026-11-22', -ago),
    won: true,
    score: 4,
    points: 40,
    ms: 1,
    n: 4,
    tags: [],
  })
  const kept = JSON.stringify({ wordle: [daily(4), daily(2), daily(0)] })
  await page.addInitScript((statistics) => localStorage.setItem('userStats', statistics), kept)
  await page.goto('/archive')
  await expect(page.getByRole('heading', { name: 'Repair your streak' })).toBeVisible()
  await expect(page.getByText(/Play 21 November before Tuesday.* and your streak is 3 days long again\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play Wordle' })).toHaveAttribute('href', '/wordle/today?date=2026-11-21')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await barriers(page)).toEqual([])
})
