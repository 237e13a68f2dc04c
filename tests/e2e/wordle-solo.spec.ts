import { OTHERS } from '#data/others.ts'
import { expect, test } from './fixtures.ts'
import { NEVER_THE_ANSWER, WordlePage } from './pages/wordle.ts'
import { barriersDayAndNight } from './support/barriers.ts'
import { layoutShift, watchShifts, watchShiftsFromNow } from './support/layout-shift.ts'

const THREE = NEVER_THE_ANSWER.slice(0, 3)

test.describe('wordle solo', () => {
  test('a visitor finds the player and keeps the points @mobile', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    const name = await wordle.soloAnswer('easy')
    await wordle.guess(THREE[0]!)
    await expect(page.getByText('Guess 2 of 8')).toBeVisible()
    await wordle.guess(name)
    await expect(wordle.verdict).toHaveAccessibleName(`Full time. In two. ${name}. Back of the net.`)
    await expect(wordle.verdict).toBeFocused()
    await expect(wordle.points).toContainText('+50')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('points'))).toBe('50')

    await page.reload()
    await expect(wordle.verdict).toBeVisible()
    await page.getByRole('button', { name: 'Play again' }).click()
    await expect(page.getByText('Guess 1 of 8')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('points'))).toBe('50')
  })

  test('announces each guess in words', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo?level=easy')
    await wordle.dealSolo('easy', 'achraf-hakimi')
    await wordle.guess('Lautaro Martínez')
    const sentence =
      /^Lautaro Martínez: Club Inter: near, he played there before, Nation Argentina: no, League Serie A: no, Position forward: no, Age \d+: /
    await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1)
    await expect(page.getByRole('gridcell').getByRole('button').first()).toHaveAccessibleName(
      'Club Inter: near, he played there before',
    )
  })

  test('hints ask for confirmation and open after three misses', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await page.getByRole('button', { name: 'Hint −6' }).press('Enter')
    await expect(page.getByText('Hints open after 3 more misses.')).toBeVisible()
    await wordle.guessAll(THREE)
    await page.getByRole('button', { name: 'Hint −6' }).click()
    await expect(wordle.revealed).toHaveCount(0)
    await page.getByRole('button', { name: 'Sure? −6' }).click()
    await expect(wordle.revealed.first()).toBeVisible()
  })

  test('every level keeps its own answer, and the chosen level is kept', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.guessAll(THREE.slice(0, 2))
    await page.getByRole('button', { name: 'Hard' }).click()
    await expect(wordle.rows).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'What you know', includeHidden: true }).locator('li')).toHaveCount(4)
    await wordle.open('/wordle/solo')
    await expect(page.getByRole('button', { name: 'Hard' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Easy' }).click()
    await expect(wordle.rows).toHaveCount(2)
  })

  test('shares the result as squares and as text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo?level=easy')
    await wordle.dealSolo('easy', 'achraf-hakimi')
    await wordle.guess('Lautaro Martínez')
    await wordle.guess('Achraf Hakimi')
    await page.getByRole('button', { name: 'Share' }).click()
    const squares = await page.evaluate(() => navigator.clipboard.readText())
    expect(squares).toContain('Wordle · Easy · 2/8\n🟨⬛⬛⬛')
    expect(squares).toContain('\n🟩🟩🟩🟩🟩\n')
    expect(squares).not.toContain('Hakimi')
    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Guess 1: club near, nation no')
  })

  test.describe('on a small phone', () => {
    test.use({ viewport: { width: 375, height: 667 } })

    test('the end shifts nothing, shows sharing and the next game, and keeps the board', async ({ page }) => {
      const wordle = new WordlePage(page)
      await wordle.open('/wordle/solo')
      await wordle.guess(THREE[0]!)
      await wordle.guess(await wordle.soloAnswer('easy'))
      await watchShiftsFromNow(page)
      await expect(wordle.verdict).toBeVisible()
      await expect(page.getByRole('button', { name: 'Share' })).toBeInViewport({ ratio: 1 })
      const next = page.getByRole('button', { name: 'Play again' })
      await expect(next).toBeInViewport({ ratio: 1 })
      await expect(page.locator('#progressionNotification')).toBeAttached()
      await expect(wordle.points).toContainText('50/100')
      expect(await layoutShift(page)).toBe(0)

      const row = page.locator('summary').filter({ hasText: THREE[0]! })
      await row.press('Enter')
      await expect(page.getByRole('table', { name: THREE[0]! }).getByRole('cell')).toHaveCount(5)
      await next.click()
      await expect(page.locator('#notification')).toBeAttached()
    })
  })

  test('a blocked clipboard leaves the text selectable', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
    })
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.guess(await wordle.soloAnswer('easy'))
    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect(page.getByLabel(/does not allow copying/)).toHaveValue(/solved on guess 1 of 8/)
  })

  test('players that fail to load can be loaded again', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    await page.route(/search-pack/, (route) => route.abort())
    await page.goto('/wordle/solo')
    await expect(page.getByText('The list of players didn’t load.')).toBeVisible()
    await page.unroute(/search-pack/)
    await page.getByRole('button', { name: 'Try again' }).click()
    const wordle = new WordlePage(page)
    await wordle.guess(THREE[0]!)
    await expect(wordle.rows).toHaveCount(1)
  })

  test('a search waits for the late pack, and a footballer of the second tier is refused with a message', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/)
    const { name } = OTHERS[0]!
    const late = /late-pack\..*\.json/
    await page.route(late, (route) => route.abort())
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.box.fill(name)
    await expect(page.getByText('Some of the players didn’t load.')).toBeVisible()
    await expect(page.getByText('No player found')).toHaveCount(0)
    await page.unroute(late)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('[data-settled]')).toBeVisible()
    await wordle.box.press('Enter')
    await expect(
      page.locator('[data-dock]').getByText(`${name} is not one of Wordle’s footballers.`).first(),
    ).toBeVisible()
    await expect(wordle.rows).toHaveCount(0)
  })

  test.describe('at 320 px', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('fits in Spanish without scrolling sideways', async ({ page }) => {
      const wordle = new WordlePage(page)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await wordle.open('/es/wordle/solo')
      await wordle.guessAll(THREE)
      expect(await width()).toBe(320)
      await wordle.guess(await wordle.soloAnswer('easy'))
      await expect(wordle.verdict).toBeVisible()
      expect(await width()).toBe(320)
    })
  })

  test('has no accessibility violation after a find, light and dark @mobile', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.guess(THREE[0]!)
    await wordle.guess(await wordle.soloAnswer('easy'))
    await expect(wordle.verdict).toBeVisible()
    expect(await barriersDayAndNight(page)).toEqual([])
  })

  test('on the smallest phone the Spanish counter stays on one line when typefaces load', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await watchShifts(page)
    await page.goto('/es/wordle/solo')
    await expect(page.locator('html')).toHaveAttribute('data-plain', '')
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  })
})
