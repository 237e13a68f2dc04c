import type { Page } from '@playwright/test'
import type { League } from '#contracts/leagues.ts'
import { GAME_IDS } from '#core/games.ts'
import { localePath } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { expect, test } from './fixtures.ts'
import { barriers } from './support/barriers.ts'

/** A Monday at noon. */
const NOON = new Date(2026, 11, 14, 12)
const CODE = 'CCCCDDDDFFFFGGGG'

const seat = (number: number, name: string) => ({
  ...{ seat: number, name, kit: null, founder: number === 1, joined: '2026-12-01' },
})
const LEAGUE: League = {
  ...{ code: CODE, name: 'The lads', you: 1, seats: [seat(1, 'Vic'), seat(2, 'Ada'), seat(3, 'Theo')] },
  ...{ before: {}, today: [], cups: [], ghost: null, monday: '2026-12-14', now: '2026-12-14' },
  week: [
    { seat: 1, days: { '2026-12-14': 60 }, games: {} },
    { seat: 2, days: { '2026-12-14': 81 }, games: {} },
  ],
  last: [
    { seat: 1, days: { '2026-12-08': 960 }, games: {} },
    { seat: 2, days: { '2026-12-08': 1200 }, games: {} },
  ],
}

/** A visitor with 960 points last week, in a league that this browser has opened before. */
async function arrange(page: Page, { finished }: { finished: boolean }) {
  await page.clock.install({ time: NOON })
  await page.route('**/api/today?*', (route) => route.fulfill({ json: { quiz: null, table: [], answers: [] } }))
  await page.route('**/api/full-time?*', (route) => route.fulfill({ json: { plays: 0, betterThan: null } }))
  await page.route('**/api/leagues/read', (route) => route.fulfill({ json: LEAGUE }))
  await page.addInitScript(
    ({ games, code, over }) => {
      const result = { mode: 'today', won: true, score: 4, ms: 9000, n: 4, tags: [] }
      const wordle = [{ ...result, id: 'before', date: '2026-12-8', points: 960 }]
      localStorage.setItem('userStats', JSON.stringify({ wordle }))
      localStorage.setItem('points', '960')
      localStorage.setItem('league', JSON.stringify({ code, date: '2026-12-07', at: 0, own: 0 }))
      const done = { date: '2026-12-14', done: { won: true, score: 4, points: 30, bonus: 10 } }
      if (over) localStorage.setItem('dailies', JSON.stringify(Object.fromEntries(games.map((game) => [game, done]))))
    },
    { games: GAME_IDS, code: CODE, over: finished },
  )
}

test("on Monday home shows the results of league and cup instead of yesterday's @mobile", async ({ page }) => {
  await arrange(page, { finished: false })
  await page.goto('/')
  const line = page.locator('[data-headline] a')
  await expect(line).toHaveText('2nd of 2: Ada lifts the cup.')
  await expect(line).toHaveAttribute('href', `/league#${CODE}`)
  await expect(page.locator('[data-headlines] a')).toHaveText([
    '2nd of 2 last week: Ada lifts the cup.',
    '40 short of bronze last week.',
    '21 behind Ada.',
  ])
  expect((await barriers(page)).map(({ id }) => id)).toEqual([])
})

test("home without a league shows the player's own cup without a request", async ({ page }) => {
  await arrange(page, { finished: false })
  await page.addInitScript(() => localStorage.removeItem('league'))
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('/api/leagues'))))
  await page.goto('/fr')
  await expect(page.locator('[data-headline] a')).toHaveText('À 40 points du bronze.')
  expect(asked).toBe(0)
})

for (const locale of ['en', 'fr', 'es'] as const) {
  test(`full time lists the headlines of the week in ${locale}`, async ({ page }) => {
    await arrange(page, { finished: true })
    await page.goto(localePath(locale, '/'))
    const card = page.locator('section', { has: page.locator(':scope > [data-headlines]') })
    await expect(card.getByRole('heading', { name: messages(locale, 'headlines').title })).toBeVisible()
    await expect(card.getByRole('link')).toHaveCount(3)
    await expect(card.getByRole('link').first()).toContainText('Ada')
    expect((await barriers(page)).map(({ id }) => id)).toEqual([])
  })
}
