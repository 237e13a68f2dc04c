import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { barriers } from './support/barriers.ts'

const NOON = new Date(2026, 10, 22, 12)

/** Every open daily of the browser's day is done, as the games note it; the first one with the bonus of the day. */
const finishDay = (page: Page) =>
  page.addInitScript(() => {
    // Before the page: its own scripts do not overwrite what a test changed later.
    if (sessionStorage.getItem('arranged')) return
    sessionStorage.setItem('arranged', 'yes')
    addEventListener('DOMContentLoaded', () => {
      const now = new Date()
      const date = `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
      const games = document.documentElement.dataset['dailies']!.split(' ')
      const done = (at: number) => ({ won: true, score: 4, points: at ? 20 : 60, bonus: at ? 10 : 20 })
      const notes = games.map((game, at) => [game, { date, done: done(at) }])
      localStorage.setItem('dailies', JSON.stringify(Object.fromEntries(notes)))
      localStorage.setItem('points', '70')
      dispatchEvent(new Event('progress'))
    })
  })

test('a finished day is the home page until midnight', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: NOON })
  // A day that the server may call over: it is not asked.
  await page.route('**/api/today?*', (route) => route.fulfill({ json: { quiz: null, table: [], answers: [] } }))
  await page.route('**/api/full-time?*', (route) => route.fulfill({ json: { plays: 0, betterThan: null } }))
  await finishDay(page)
  await page.goto('/')
  const day = page.getByRole('region', { name: 'Full time. Full house.' })
  await expect(day.getByRole('button', { name: 'Share your eleven' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Starting eleven' })).toBeHidden()
  await expect(day.getByRole('link', { name: /^Wordle in 4 ?\(40 of 60 points\) best game$/ })).toBeVisible()
  await expect(day.getByRole('link', { name: / points\)/ })).toHaveCount(11)
  await expect(day.getByText('not open yet')).toHaveCount(0)

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await day.getByRole('button', { name: 'Share your eleven' }).click()
  await expect(day.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await clipboard()).toMatch(/^Eleven 22 Nov · \d+\n\u3000\u2002🟩\n[🟩🟨🟥⬜]{4}\n\u2002/u)
  await day.getByRole('button', { name: 'Copy in words' }).press('Enter')
  await expect.poll(clipboard).toContain('Wordle: 40 of 60.')
  const violations = await barriers(page)
  expect(violations.map(({ id }) => id)).toEqual([])

  // Midnight goes by in the open tab.
  await page.clock.fastForward('12:30:00')
  await expect(page.getByRole('heading', { level: 1, name: 'Starting eleven' })).toBeVisible()
  await expect(day).toBeHidden()
})

test('follows another tab, fits a small phone in French, and goes back when nothing can be loaded', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await finishDay(page)
  await page.goto('/fr')
  await expect(page.getByRole('button', { name: 'Partager ton onze' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  const other = await context.newPage()
  await other.route(/on-demand/, (route) => route.abort())
  await other.goto('/fr')
  await expect(other.getByRole('heading', { level: 1, name: 'Le onze de départ' })).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('dailies'))
  await expect(page.getByRole('heading', { level: 1, name: 'Le onze de départ' })).toBeVisible()
  await other.close()
})
