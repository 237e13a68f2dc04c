import type { Page } from '@playwright/test'
import { fold } from '#core/fold.ts'
import { expect, test } from './fixtures.ts'
import { NEVER_THE_ANSWER, WordlePage } from './pages/wordle.ts'
import { barriersDayAndNight } from './support/barriers.ts'

const THREE = NEVER_THE_ANSWER.slice(0, 3)

/** A day that is over everywhere, whenever the test runs. */
const LAUNCH = '2026-7-16'

/** Texts of all responses of the run endpoints; other endpoints may name any footballer as an answer of a past day. */
function listen(page: Page): string[] {
  const texts: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/runs')) texts.push(await response.text().catch(() => ''))
  })
  return texts
}

test.describe('wordle today', () => {
  test('continues after a reload and in a second tab, and ends in both', async ({ page, context }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/today')
    await expect(page.locator('[data-subtitle]')).toHaveText(/^[A-Z][a-z ]+, no\. \d+$/)
    await wordle.guessAll(THREE.slice(0, 2))
    await page.reload()
    await expect(wordle.rows).toHaveCount(2)

    const tab = new WordlePage(await context.newPage())
    await tab.open('/wordle/today')
    await expect(tab.rows).toHaveCount(2)
    await tab.guess(THREE[2]!)
    await expect(tab.rows).toHaveCount(3)

    await page.bringToFront()
    await wordle.guess(NEVER_THE_ANSWER[3])
    await expect(wordle.rows).toHaveCount(3)
    await expect(page.getByText('You carried on in another tab.')).toBeVisible()

    await wordle.giveUp()
    await tab.page.reload()
    await expect(tab.answer).toHaveText(await wordle.answerName())
  })

  test('a player who knows the answer gets the daily bonuses @mobile', async ({ page, visitor }) => {
    const spoiler = new WordlePage(await visitor())
    await spoiler.open('/wordle/today')
    await spoiler.giveUp()

    const wordle = new WordlePage(page)
    await wordle.open('/wordle/today')
    await wordle.guess(await spoiler.answerName())
    await expect(wordle.verdict).toHaveAccessibleName(/On the first guess!/)
    await expect(wordle.points.getByRole('listitem')).toHaveText([
      'Solved on the first guess 60',
      'Daily puzzle 10',
      'First game of the day 10',
    ])
    await expect(wordle.points).toContainText('+80')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('points'))).toBe('80')
    await expect(page.getByRole('heading', { name: 'How the field narrowed' })).toBeVisible()

    await page.reload()
    await expect(wordle.verdict).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('points'))).toBe('80')
  })

  test('no response of the server reveals the footballer before the end', async ({ page }) => {
    const texts = listen(page)
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/today')
    await wordle.guessAll(THREE)
    await wordle.takeHint()
    await expect(wordle.revealed.first()).toBeVisible()
    const before = texts.join('\n')
    await wordle.giveUp()
    const name = await wordle.answerName()
    const after = texts.join('\n')
    const id = /"answer":\{"id":"([^"]+)"/.exec(after)![1]!
    expect(before).toContain('"tiles"')
    for (const secret of [name, id, fold(name)]) expect(before).not.toContain(secret)
  })

  test('a guess while offline is kept and sent again', async ({ page, context, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/today')
    // All scripts for a guess have loaded once one is shown.
    await wordle.guessAll(THREE.slice(0, 1))
    await context.setOffline(true)
    await wordle.guess(THREE[1]!)
    await expect(page.getByText('We’ve kept your answer and will send it again.')).toBeVisible()
    await context.setOffline(false)
    await expect(wordle.rows).toHaveCount(2)
    await expect(page.getByText('We’ve kept your answer and will send it again.')).toHaveCount(0)
  })

  test('a server outage offers solo play and a retry, which waits for the connection when offline', async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to (load resource|fetch dynamically imported module)/)
    await page.route('**/api/runs', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await page.goto('/wordle/today')
    await expect(page.getByText('We can’t load today’s puzzle: our server isn’t responding.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Play solo' })).toHaveAttribute('href', '/wordle/solo')
    await context.setOffline(true)
    await page.unroute('**/api/runs')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.press('Enter')
    await expect(page.getByText('The game opens by itself once you are online again.')).toBeVisible()
    await expect(again).toBeFocused()
    await context.setOffline(false)
    await expect(page.getByText('Guess 1 of 8')).toBeVisible()
  })

  test('plays a past day from the archive without points', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open(`/wordle/today?date=${LAUNCH}`)
    await expect(page.locator('[data-subtitle]')).toHaveText('No. 1, 16 July')
    await expect(page.getByText('From the archive: no points, no table')).toBeVisible()
    await wordle.giveUp()
    await expect(page.getByText('The archive gives no points')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('points'))).toBeNull()
  })

  test('has no accessibility violation after giving up, light and dark @mobile', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/today')
    await wordle.giveUp()
    expect(await barriersDayAndNight(page)).toEqual([])
  })

  test('a day that is open nowhere gives a message', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    await page.goto('/wordle/today?date=2099-1-1')
    await expect(page.getByText('This day is not open.')).toBeVisible()
  })

  for (const [prefix, subtitle] of [
    ['/fr', /^[\p{L} ]+, n°\s\d+$/u],
    ['/es', /^[\p{L} ]+, n\.º\s\d+$/u],
  ] as const) {
    test(`is in the language of ${prefix}`, async ({ page }) => {
      const wordle = new WordlePage(page)
      await wordle.open(`${prefix}/wordle/today`)
      await expect(page.locator('[data-subtitle]')).toHaveText(subtitle)
      await wordle.guess(NEVER_THE_ANSWER[1])
      await expect(wordle.rows).toHaveCount(1)
    })
  }
})
