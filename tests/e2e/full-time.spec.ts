import type { Page } from '@playwright/test'
import { GAME_IDS } from '#core/games.ts'
import { localePath } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { expect, test } from './fixtures.ts'
import { WordlePage } from './pages/wordle.ts'
import { barriers } from './support/barriers.ts'

const NOON = new Date(2026, 10, 22, 12)

/** Stores notes that mark every open daily of the browser's day as done; the first one with the daily bonus. */
const finishDay = (page: Page) =>
  page.addInitScript(() => {
    // Writes once before the page loads, so that later changes by a test stay.
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
  // Fulfilled here, because the server may consider the day over.
  await page.route('**/api/today?*', (route) => route.fulfill({ json: { quiz: null, table: [], answers: [] } }))
  await page.route('**/api/full-time?*', (route) => route.fulfill({ json: { plays: 0, betterThan: null } }))
  await finishDay(page)
  await page.goto('/')
  const day = page.getByRole('region', { name: 'Full time. Full house.' })
  await expect(day.getByRole('button', { name: 'Share your eleven' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Daily football games' })).toBeHidden()
  await expect(day.getByRole('link', { name: /^Wordle in 4 ?\(40 of 60 points\) best game$/ })).toBeVisible()
  await expect(day.getByRole('link', { name: / points\)/ })).toHaveCount(11)
  await expect(day.getByText('not open yet')).toHaveCount(0)

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await day.getByRole('button', { name: 'Share your eleven' }).click()
  await expect(day.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await clipboard()).toMatch(/^Eleven 22 Nov · \d+\n\u3000\u2002🟩\n[🟩🟨🟥⬜]{4}\n\u2002/u)
  expect(await clipboard()).toMatch(/\/s\/[\w-]{12}$/)
  await day.getByRole('button', { name: 'Copy as text' }).press('Enter')
  await expect.poll(clipboard).toContain('Wordle: 40 of 60.')
  const violations = await barriers(page)
  expect(violations.map(({ id }) => id)).toEqual([])

  // Midnight passes in the open tab.
  await page.clock.fastForward('12:30:00')
  await expect(page.getByRole('heading', { level: 1, name: 'Daily football games' })).toBeVisible()
  await expect(day).toBeHidden()
})

test("today's table shows at least the player's own points", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'sb-test-auth-token', value: 'base64-x', url: baseURL! }])
  await page.clock.install({ time: NOON })
  const row = (rank: number, username: string, points: number) => ({ rank, username, photo_url: null, points })
  const table = [row(1, 'Ada', 250), row(2, 'Ben', 200), row(3, 'Vic', 120)]
  await page.route('**/api/today?*', (route) => route.fulfill({ json: { quiz: null, table, answers: [] } }))
  await page.route('**/api/full-time?*', (route) => route.fulfill({ json: { plays: 0, betterThan: null } }))
  await page.addInitScript(() => {
    const me = { username: 'Vic', photo_url: null, points: 600, streak: 1, days: ['2026-11-22'], asOf: '2026-11-22' }
    localStorage.setItem('me', JSON.stringify(me))
  })
  await finishDay(page)
  await page.goto('/')
  const rows = page.locator('[data-live=table] li')
  await expect(rows).toHaveText([/1\s*Vic\s*260/, /2\s*Ada\s*250/, /3\s*Ben\s*200/])
})

test('a day without points has a friendly text and offers a warm-up', async ({ page }) => {
  await page.route('**/api/full-time?*', (route) => route.fulfill({ json: { plays: 0, betterThan: null } }))
  await page.addInitScript((games) => {
    const now = new Date()
    const date = `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
    const nil = { date, done: { won: false, score: 0, points: 0, bonus: 0 } }
    localStorage.setItem('dailies', JSON.stringify(Object.fromEntries(games.map((game) => [game, nil]))))
  }, GAME_IDS)
  await page.goto('/')
  const day = page.getByRole('region', { name: 'Full time. Goalless.' })
  await expect(day.getByRole('link', { name: 'Warm up, nothing at stake' })).toHaveAttribute('href', '/wordle')
  await expect(day.getByRole('button', { name: 'Share your eleven' })).toHaveCount(0)
  expect((await barriers(page)).map(({ id }) => id)).toEqual([])
})

/** All games but Wordle are done on the browser's day, Bingo without points. */
const finishOthers = (page: Page) =>
  page.addInitScript(
    (games) => {
      if (localStorage.getItem('userStats')) return
      const now = new Date()
      const date = `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
      const result = { mode: 'today', date, won: true, score: 4, points: 30, ms: 9000, n: 4, tags: [], bonus: 10 }
      const records = games.map((game) => [game, [{ ...result, id: `today-${game}` }]])
      const notes = games.map((game) => [game, { date, done: { won: true, score: 4, points: 30, bonus: 10 } }])
      const nil = { date, done: { won: false, score: 0, points: 0, bonus: 0 } }
      localStorage.setItem('userStats', JSON.stringify(Object.fromEntries(records)))
      localStorage.setItem('dailies', JSON.stringify({ ...Object.fromEntries(notes), bingo: nil }))
    },
    GAME_IDS.filter((game) => game !== 'wordle'),
  )

const LAST = [
  {
    locale: 'en',
    fullTime: 'Full time: see your eleven',
    reason: 'No bonus: no points from Wordle and Bingo.',
    blanks: '2 blanks.',
  },
  {
    locale: 'fr',
    fullTime: 'Coup de sifflet final : découvre ton onze',
    reason: 'Pas de bonus : zéro point pour Wordle et Bingo.',
    blanks: '2 zéros.',
  },
  {
    locale: 'es',
    fullTime: 'Final del partido: mira tu once',
    reason: 'Sin bonus: cero puntos en Wordle y Bingo.',
    blanks: '2 ceros.',
  },
] as const

for (const { locale, fullTime, reason, blanks } of LAST) {
  test(`the last daily links to full time, which names the lost bonus, in ${locale}`, async ({ page }) => {
    await finishOthers(page)
    const wordle = new WordlePage(page)
    await wordle.open(localePath(locale, '/wordle/today'))
    const play = messages(locale, 'play')
    await page.getByRole('button', { name: play.giveUp, exact: true }).click()
    await page.getByRole('button', { name: play.giveUpSure, exact: true }).click()
    await page.getByRole('link', { name: fullTime }).click()
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/')}$`))
    await expect(page.locator('[data-full-time=day]')).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: blanks })).toBeVisible()
    await expect(page.locator('[data-full-time=side] [data-scored]')).toHaveCount(9)
  })
}

test('follows changes of another tab, fits a small phone in French, and reverts when loading fails', async ({
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
  await expect(other.getByRole('heading', { level: 1, name: 'Les jeux de foot du jour' })).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('dailies'))
  await expect(page.getByRole('heading', { level: 1, name: 'Les jeux de foot du jour' })).toBeVisible()
  await other.close()
})
