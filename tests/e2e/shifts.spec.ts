import { DELAYS_MS, type LateVisit, movedTooMuch, PHONES } from '#scripts/bench/late-visit.ts'
import { GAME_PAGES, LIVE_PAGES, STATIC_PAGES } from '#scripts/bench/pages.ts'
import { LOCALES } from '#i18n/locales.ts'
import { SITE } from '#tests/support/test-stack.ts'
import { expect, test } from './fixtures.ts'

const PAGES = [...GAME_PAGES, ...LIVE_PAGES, ...STATIC_PAGES]
const PHONE = PHONES[0]!

/** A fixed part of the product of languages: neighbours differ. `npm run bench -- shifts` visits all. */
const visits = (paths: readonly string[], delayMs: number): LateVisit[] =>
  paths.map((path, at) => ({ path, delayMs, locale: LOCALES[at % LOCALES.length]!, size: PHONE }))

test.describe('on a first visit nothing moves when', () => {
  // Dozens of pages, each until its network is idle.
  test.describe.configure({ timeout: 600_000 })

  for (const [turn, delayMs] of DELAYS_MS.entries()) {
    // A third of the pages with each delay, so that each page comes once; `npm run bench -- shifts` runs the product.
    const paths = PAGES.filter((_, at) => at % DELAYS_MS.length === turn)
    test(`typefaces, scripts and answers come ${delayMs} ms late`, async ({ browser }) => {
      expect(await movedTooMuch(browser, SITE, visits(paths, delayMs))).toEqual([])
    })
  }
})
