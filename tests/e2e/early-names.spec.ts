import type { Locator, Page } from '@playwright/test'
import { CATALOGUE } from '#games/catalogue.ts'
import { expect, test } from './fixtures.ts'

type Tap = Locator | { into: Locator; type: string }

const named = (page: Page, name: string): [Tap, Tap] => [
  { into: page.getByRole('combobox'), type: name },
  page.locator('[data-settled]').getByRole('option').first(),
]

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' })

for (const id of ['wordle', 'tictactoe', 'career-path', 'pixels', 'split'] as const) {
  test(`a name in ${id} that is typed before the scripts and given before the run starts is not lost`, async ({
    page,
  }) => {
    const [scripts, run] = [gate(), gate()]
    await page.route('**/_astro/*.js', (route) => scripts.opened.then(() => route.continue()))
    await page.route('**/api/runs', (route) => run.opened.then(() => route.continue()))
    await page.goto(CATALOGUE.find((game) => game.id === id)!.modes.find(({ counts }) => counts === 'daily')!.path, {
      waitUntil: 'commit',
    })
    const [typed, given] = named(page, 'Francesco Totti')
    await give(typed)
    scripts.open()
    const answered = firstStep(page)
    // Where the box waits for the run, the run comes first.
    if (id === 'pixels' || id === 'split') run.open()
    await give(given)
    run.open()
    expect((await answered).status()).toBe(200)
  })
}

/** The answer to the first step of a run. */
const firstStep = (page: Page) =>
  page.waitForResponse((answer) => /\/api\/runs\/.+/.test(answer.url()) && answer.request().method() === 'POST')

async function give(tap: Tap) {
  if (!('into' in tap)) return tap.tap()
  await tap.into.tap()
  await tap.into.pressSequentially(tap.type)
}

/** A promise that resolves by a call. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  return { opened, open }
}
