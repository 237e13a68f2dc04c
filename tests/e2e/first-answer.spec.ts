import type { Locator, Page } from '@playwright/test'
import { CATALOGUE } from '#games/catalogue.ts'
import type { GameId } from '#core/games.ts'
import { localePath } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'
import { expect, test } from './fixtures.ts'

/** Taps from home to the first answer, the shirt included. Typing a name is no tap. */
const MOST_TAPS = 3

type Tap = Locator | { into: Locator; type: string }

const named = (page: Page, name: string): [Tap, Tap] => [
  { into: page.getByRole('combobox'), type: name },
  page.locator('[role=listbox][data-settled]').getByRole('option').first(),
]
const dock = (page: Page) => page.locator('[data-dock]')

/** Taps on the page of a game's daily that give a first answer, right or wrong. */
const ANSWERS: Record<Exclude<GameId, 'back-four'>, (page: Page) => Tap[]> = {
  wordle: (page) => [page.locator('[data-kick-off]').first()],
  tictactoe: (page) => named(page, 'Lev Yashin'),
  pixels: (page) => named(page, 'Francesco Totti'),
  statistics: (page) => [page.locator('[data-stage] button[data-side="0"]')],
  stadiums: (page) => [dock(page).locator('[data-token]').first(), page.locator('[data-card] button').first()],
  split: (page) => named(page, 'Francesco Totti'),
  age: (page) => [
    dock(page).getByRole('button', { name: messages('en', 'age').more }),
    dock(page).getByRole('button', { name: /^Lock in/ }),
  ],
  blur: (page) => [page.locator('[data-eight] button').first()],
  'career-path': (page) => named(page, 'Francesco Totti'),
  bingo: (page) => [page.locator('[data-stage] [data-cell]').first()],
  higherlower: (page) => [dock(page).getByRole('button', { name: /Higher/ })],
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' })

for (const { id, modes } of CATALOGUE) {
  // Exempt: an answer is four tiles.
  if (id === 'back-four') continue
  const daily = modes.find(({ counts }) => counts === 'daily')!.path

  test(`from home to the first answer of ${id} it takes at most ${MOST_TAPS} taps`, async ({ page }) => {
    await page.goto('/')
    const shirts = page.getByRole('region', { name: messages('en', 'home').lineup })
    await shirts.locator(`a[href="${localePath('en', daily)}"]`).tap()
    await expect(page).toHaveURL(new RegExp(`${daily}$`))
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
    expect(1 + ANSWERS[id](page).length).toBeLessThanOrEqual(MOST_TAPS)

    const answered = id === 'stadiums' ? null : firstStep(page)
    for (const tap of ANSWERS[id](page)) await perform(tap)
    if (answered) expect((await answered).status()).toBe(200)
    else await expect(page.locator('[data-card] [data-token]')).toHaveCount(1)
  })
}

for (const [path, faces] of [
  ['/age/today', 1],
  ['/bingo/today', 1],
  ['/statistics/today', 2],
  ['/higherlower/today', 2],
] as const) {
  test(`${path} shows the portraits of its first question before any touch`, async ({ page }) => {
    await page.goto(path)
    const portraits = page.locator('[data-stage] img[src*="/img/portrait/"]')
    const shown = (images: HTMLElement[]) =>
      images.filter((image) => image.checkVisibility() && (image as HTMLImageElement).naturalWidth > 0).length
    await expect.poll(() => portraits.evaluateAll(shown)).toBe(faces)
  })
}

for (const id of ['wordle', 'tictactoe', 'career-path', 'pixels', 'split'] as const) {
  test(`${id} keeps a name that is typed before the scripts load and chosen before the run starts`, async ({
    page,
  }) => {
    const [scripts, run] = [gate(), gate()]
    await page.route('**/_astro/*.js', (route) => scripts.opened.then(() => route.continue()))
    await page.route('**/api/runs', (route) => run.opened.then(() => route.continue()))
    await page.goto(CATALOGUE.find((game) => game.id === id)!.modes.find(({ counts }) => counts === 'daily')!.path, {
      waitUntil: 'commit',
    })
    const [typed, given] = named(page, 'Francesco Totti')
    await perform(typed)
    scripts.open()
    const answered = firstStep(page)
    // In these games the input opens only once the run has started.
    if (id === 'pixels' || id === 'split') run.open()
    await perform(given)
    run.open()
    expect((await answered).status()).toBe(200)
  })
}

/** The answer to the first step of a run. */
const firstStep = (page: Page) =>
  page.waitForResponse((answer) => /\/api\/runs\/.+/.test(answer.url()) && answer.request().method() === 'POST')

async function perform(tap: Tap) {
  if (!('into' in tap)) return tap.tap()
  await tap.into.tap()
  await tap.into.pressSequentially(tap.type)
}

/** A promise with the function that resolves it. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  return { opened, open }
}
