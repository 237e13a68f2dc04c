import type { Locator } from '@playwright/test'
import { FOOTBALLERS } from '#data/facts.ts'
import { pictureOf, PORTRAITS } from '#pictures/index.ts'
import { expect, test } from './fixtures.ts'
import { RacePage } from './pages/race.ts'
import { NEVER_THE_ANSWER, WordlePage } from './pages/wordle.ts'

const THREE = NEVER_THE_ANSWER.slice(0, 3)

/** Possible answers of the normal level, with and without a portrait. */
const DRAWN = 'kylian-mbappe'
const UNDRAWN = 'diogo-dalot'

const AUTHORS_OF_ALL = Object.fromEntries(FOOTBALLERS.map(({ id }) => [id, 'A. Painter']))

/** Natural width of the loaded image; 0: none. */
const widthOf = (image: Locator) => image.evaluate((node) => (node as HTMLImageElement).naturalWidth)

test.describe('pictures in wordle', () => {
  test.beforeAll(() => {
    expect([PORTRAITS.has(DRAWN), PORTRAITS.has(UNDRAWN)]).toEqual([true, false])
  })

  test('the first hint is a face of sixteen pixels, and the end shows the portrait @mobile', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.dealSolo('normal', DRAWN)
    await wordle.guessAll(THREE)
    await expect(page.locator('[data-face]')).toHaveCount(0)
    await wordle.takeHint()
    // The face in the dock is always visible; wide screens have a larger one beside the board.
    const face = page.locator('[data-dock]').getByRole('img', { name: 'The player’s face, 16 by 16 pixels' })
    await expect.poll(() => widthOf(face)).toBe(16)
    await expect(face).toHaveCSS('image-rendering', 'pixelated')
    await expect(face).toBeInViewport({ ratio: 1 })
    // Screen readers get the words that replace a missing face.
    await expect(page.locator('[data-note]')).toContainText(/foot|feet/)
    await wordle.takeHint()
    await expect(page.locator('[data-note]')).toContainText('Initials: K. M.')

    await wordle.giveUp()
    const portrait = page.getByRole('img', { name: 'Portrait of Kylian Mbappé' })
    await expect.poll(() => widthOf(portrait)).toBe(316)
    await expect(page.getByText('Portrait drawn by us.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Have a better photo?' })).toHaveAttribute('href', '/submissions')
  })

  test("a player without a portrait has a hint in words and his club's crest instead", async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.dealSolo('normal', UNDRAWN)
    await wordle.guessAll(THREE)
    await wordle.takeHint()
    await expect(page.locator('[data-note]')).toHaveText('Right foot, shirt number 2')
    await wordle.giveUp()
    await expect(page.locator('[data-kit] .club-badge')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Have a better photo?' })).toHaveCount(0)
  })

  test("a hidden face is replaced by words, a hidden portrait by the club's crest", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource.*404/)
    await page.route('**/img/portrait/**', (route) => route.fulfill({ status: 404 }))
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.dealSolo('normal', DRAWN)
    await wordle.guessAll(THREE)
    await wordle.takeHint()
    await expect(page.locator('[data-note]')).toHaveText(/foot|feet/)
    await expect(page.locator('[data-face]')).toHaveCount(0)
    await wordle.giveUp()
    await expect(page.locator('[data-kit] .club-badge')).toBeVisible()
  })

  test('names the author of a submitted portrait', async ({ page }) => {
    await page.route('**/api/portraits', (route) => route.fulfill({ json: { [DRAWN]: 'A. Painter' } }))
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.dealSolo('normal', DRAWN)
    await wordle.giveUp()
    await expect(page.getByText('Picture: A. Painter.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'A. Painter' })).toHaveAttribute('href', '/credits#pictures')
  })

  test("today's Wordle shows a face only with the hint, if there is a picture", async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/today')
    await wordle.guessAll(THREE)
    const answered = page.waitForResponse((response) => /\/api\/runs\//.test(response.url()))
    await wordle.takeHint()
    const { pictures } = (await (await answered).json()) as { pictures: string[][] }
    await expect(wordle.revealed.first()).toBeVisible()
    await expect(page.locator('[data-face]')).toHaveCount(pictures[0]!.length)
    if (pictures[0]!.length > 0) await expect.poll(() => widthOf(page.locator('[data-face]'))).toBe(16)
  })

  test('a room shows the portrait between two rounds, without leaving the match', async ({ page, visitor }) => {
    // Gives the answer a picture with an author.
    await page.route('**/api/portraits', (route) => route.fulfill({ json: AUTHORS_OF_ALL }))
    await page.route('**/img/portrait/*', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/[^/]+(?=\.webp)/, DRAWN),
      }),
    )
    const ada = new RacePage(page)
    await ada.open()
    const ben = new RacePage(await visitor())
    await ben.arrive(await ada.create('Ada'), 'Ben')
    await expect(ada.player('Ben')).toBeVisible()
    await ada.button('Kick off').click()
    await ada.confirm('Give up round', 'Sure?')
    await ben.confirm('Give up round', 'Sure?')
    const reveal = page.getByRole('region', { name: 'The player was' })
    await expect.poll(() => widthOf(reveal.locator('img'))).toBe(256)
    await expect(reveal.getByText('Picture: A. Painter.')).toBeVisible()
    await expect(reveal.getByRole('link')).toHaveCount(0)
  })

  test('clubs have our crests, fetched once', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.dealSolo('normal', 'nicolo-barella')
    const answer = page.waitForResponse(/\/img\/crest\/inter\.svg/)
    await wordle.box.fill('lautaro mart')
    const crest = wordle.options.first().locator('.club-badge')
    await expect.poll(() => widthOf(crest)).toBeGreaterThan(0)
    const response = await answer
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe(pictureOf('crest', 'inter'))
    await wordle.guess('Lautaro Martínez')
    await expect.poll(() => widthOf(wordle.rows.first().locator('.club-badge'))).toBeGreaterThan(0)
    // The club of the answer, which is revealed by now.
    await expect(page.getByRole('definition').filter({ hasText: 'Inter' })).toBeVisible()
  })

  test("a crest that fails to load leaves the badge in the club's colours", async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource.*404/)
    await page.route('**/img/crest/**', (route) => route.fulfill({ status: 404 }))
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.box.fill('lautaro mart')
    await expect(wordle.options.first().locator('svg.club-badge')).toBeVisible()
  })
})
