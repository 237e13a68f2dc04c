import type { Page } from '@playwright/test'
import { CLUBS } from '#data/facts.ts'
import { CATALOGUE } from '#games/catalogue.ts'
import { LOCALES, localePath } from '#i18n/locales.ts'
import { clubCode, clubTile, isLongTile } from '#play/club-tile.ts'
import { expect, test } from './fixtures.ts'
import { NEVER_THE_ANSWER, WordlePage } from './pages/wordle.ts'
import { barriers } from './support/barriers.ts'

test.describe('the frame of a game', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  test('makes room for the newest row, the clues and three names while a keyboard is open', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.guessAll(NEVER_THE_ANSWER.slice(0, 3))
    await wordle.box.focus()
    await page.setViewportSize({ width: 390, height: 508 })
    await expect(page.locator(':root')).toHaveAttribute('data-keyboard', '')
    await wordle.box.fill('pal')
    await expect(page.locator('[data-settled]')).toBeVisible()
    for (const part of [
      wordle.rows.last(),
      page.getByRole('list', { name: 'What you know' }),
      wordle.options.nth(2),
      wordle.box,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator(':root')).not.toHaveAttribute('data-keyboard', '')
  })

  test('shows its help on a first visit, until the first move', async ({ page }) => {
    await page.goto('/wordle/solo')
    const card = page.locator('[data-stage]').getByRole('heading', { name: 'Who is he?' })
    await expect(card).toBeVisible()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    const wordle = new WordlePage(page)
    await wordle.excludeFromDeal('easy', 'kylian-mbappe')
    await page.getByRole('button', { name: 'Mbappé' }).click()
    await expect(wordle.rows).toHaveCount(1)
    await expect(card).toHaveCount(0)
    // The help is higher than the window and must still open at its top.
    await page.setViewportSize({ width: 390, height: 500 })
    await page.getByRole('button', { name: 'How to play' }).click()
    const help = page.getByRole('dialog')
    await expect(help.getByText('Dortmund is an old club of his.')).toBeVisible()
    await expect(help.getByRole('heading', { name: 'How to play' })).toBeFocused()
    expect(await help.evaluate((dialog) => [dialog.scrollHeight > dialog.clientHeight, dialog.scrollTop])).toEqual([
      true,
      0,
    ])
  })

  test('shows the side panel beside an empty stage until the first guess', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    const answer = {
      game: 'wordle',
      date: '2026-7-16',
      number: 1,
      names: ['Pedri'],
      subject: 'Pedri',
      picture: null,
      solved: 71,
      median: 4,
    }
    await page.route('**/api/today?*', (route) =>
      route.fulfill({ json: { quiz: null, table: [], answers: [answer], highlights: [] } }),
    )
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/today')
    const earlier = page.getByRole('heading', { name: 'No. 1 was' })
    const could = page.getByRole('heading', { name: 'Who could it be?' })
    await expect(earlier).toBeVisible()
    await expect(page.getByText(/71% found him\. Half needed 4 guesses or fewer\./)).toBeVisible()
    await expect(could).toBeVisible()
    await wordle.guess(NEVER_THE_ANSWER[0])
    await expect(wordle.rows).toHaveCount(1)
    await expect(earlier).toHaveCount(0)
    await expect(could).toHaveCount(0)
  })

  test('shows the sentence of a pressed tile, with arrows between tiles', async ({ page }) => {
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.dealSolo('easy', 'achraf-hakimi')
    await wordle.guess('Lautaro Martínez')
    const tiles = wordle.rows.first().getByRole('button')
    await tiles.first().click()
    const said = page.locator('[data-dock]').getByRole('status')
    await expect(said).toHaveText('Near. He was at Inter before, not now.')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(said).toHaveText('Miss. Neither Argentina nor its confederation.')
  })

  test('shows the error card when an island breaks', async ({ page, expectConsoleError }) => {
    expectConsoleError(/broken on purpose/)
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    // A guess of another nation renders the list of excluded nations, which throws below.
    await wordle.dealSolo('easy', 'achraf-hakimi')
    await page.evaluate(() => {
      // React removes the island after an error while rendering.
      Intl.ListFormat.prototype.format = () => {
        throw new Error('broken on purpose')
      }
    })
    await wordle.guess(NEVER_THE_ANSWER[0])
    await expect(page.getByRole('alert')).toContainText('Internal Server Error')
    await expect(page.getByRole('alert').getByRole('link', { name: 'Try again' })).toBeVisible()
  })

  test("fits every club's name on a tile of 49, 63 and 74 px", async ({ page }) => {
    const names = CLUBS.map(clubTile)
    const codes = CLUBS.map(clubCode)
    const isLong = names.map(isLongTile)
    const wordle = new WordlePage(page)
    await wordle.open('/wordle/solo')
    await wordle.dealSolo('easy', 'achraf-hakimi')
    await wordle.guess('Lautaro Martínez')
    const club = wordle.rows.first().getByRole('button').first()
    for (const { window, tile } of TILES) {
      await page.setViewportSize(window)
      expect(await club.evaluate(overflowing, { width: tile, names, codes, isLong }), `on ${tile} px`).toEqual([])
    }
  })
})

for (const { id, modes } of CATALOGUE) {
  test(`the stage of ${id} is large from its first frame, and the dock covers nothing`, async ({ page }) => {
    await page.goto(modes.find(({ counts }) => counts === 'daily')!.path)
    await expect(page.locator('[data-first], [data-brief]')).toBeVisible()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const heights: number[] = []
    for (const [width, height] of DESKS) {
      await page.setViewportSize({ width, height })
      const subject = await subjectOf(page)
      heights.push(subject.height)
      expect(Math.max(subject.width / width, subject.height / height), `${width} px`).toBeGreaterThanOrEqual(0.4)
      expect(await underDock(page)).toEqual([])
    }
    expect(heights[1]).toBeGreaterThanOrEqual(heights[0]!)
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height })
      expect(await underDock(page), `${width} px`).toEqual([])
    }
  })
}

for (const { id, modes } of CATALOGUE) {
  test(`a first visit of ${id} truncates no text in any language and has no accessibility violation`, async ({
    page,
  }) => {
    const daily = modes.find(({ counts }) => counts === 'daily')!.path
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const locale of LOCALES) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(localePath(locale, daily), { waitUntil: 'networkidle' })
      await expect(page.locator('[data-first], [data-brief]')).toBeVisible()
      expect(await barriers(page), locale).toEqual([])
      for (const [width, height] of [...PHONES, ...DESKS]) {
        await page.setViewportSize({ width, height })
        expect(await page.evaluate(truncatedTexts), `${locale}, ${width} px`).toEqual([])
      }
    }
  })
}

/** Runs in the page: texts of the frame that overflow their box, which hides the rest. */
function truncatedTexts(): string[] {
  const texts = document.createTreeWalker(document.querySelector('[data-frame]')!, NodeFilter.SHOW_TEXT)
  const cut = new Set<string>()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    const box = text.parentElement!.closest('button, a, li, p, h1, h2, h3, span, div')!
    // Texts for screen readers only, or not shown at this size.
    if (words.width < 2 || text.parentElement!.closest('.vh')) continue
    const { overflow, clipPath } = getComputedStyle(box)
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const isOut = words.right > right + 1 || words.left < left - 1 || words.bottom > bottom + 2 || words.top < top - 2
    if (overflow !== 'visible' && clipPath === 'none' && isOut) cut.add(text.textContent!)
    if (words.right > innerWidth + 1 && overflow !== 'visible') cut.add(text.textContent!)
  }
  return [...cut]
}

/** Size of the picture to be named, else of the whole content of the stage. */
const subjectOf = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-stage]')!
    const { width, height } = (stage.querySelector('[data-draws]') ?? stage.firstElementChild!).getBoundingClientRect()
    return { width, height }
  })

const DESKS = [
  [1280, 800],
  [1920, 1080],
] as const
const PHONES = [
  [390, 844],
  [320, 568],
] as const

/** Names the parts (stage, first-visit card) that overlap the dock, and the page if it scrolls sideways. */
const underDock = (page: Page) =>
  page.evaluate(() => {
    const dock = document.querySelector('[data-dock]')!.getBoundingClientRect()
    const parts = [...document.querySelectorAll('[data-stage], [data-brief]')].map((part) => ({
      name: part.hasAttribute('data-stage') ? 'stage' : 'card',
      box: part.getBoundingClientRect(),
    }))
    const covers = ({ box }: { box: DOMRect }) =>
      box.width > 0 &&
      box.right > dock.left + 1 &&
      box.left < dock.right - 1 &&
      box.bottom > dock.top + 1 &&
      box.top < dock.bottom
    const wide = document.documentElement.scrollWidth > innerWidth ? ['page'] : []
    return [...wide, ...parts.filter(covers).map(({ name }) => name)]
  })

/** Window sizes, and the width of a tile in each. */
const TILES = [
  { window: { width: 320, height: 568 }, tile: 49 },
  { window: { width: 390, height: 844 }, tile: 63 },
  { window: { width: 1280, height: 800 }, tile: 74 },
]

/** Runs in the page: clubs whose name overflows the tile or takes more than two lines. */
function overflowing(
  button: Element,
  { width, names, codes, isLong }: { width: number; names: string[]; codes: string[]; isLong: boolean[] },
) {
  const tile = button as HTMLElement
  tile.style.width = `${width}px`
  const text = tile.querySelector<HTMLElement>('[data-club]')!
  const isNarrow = innerWidth < 360
  return names.filter((name, at) => {
    text.textContent = isLong[at] && isNarrow ? codes[at]! : name
    text.toggleAttribute('data-long', isLong[at]! && !isNarrow)
    const lines = Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight))
    return tile.scrollWidth > tile.clientWidth || lines > 2
  })
}
