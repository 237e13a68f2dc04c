import { DELAYS_MS, LATE_PAGES, type LateVisit, movedTooMuch, PHONES } from '#scripts/bench/late-visit.ts'
import { LOCALES } from '#i18n/locales.ts'
import { SITE } from '#tests/support/test-stack.ts'
import { expect, test } from './fixtures.ts'

const PHONE = PHONES[0]!

/** A third of the pages with each delay, in some of the languages. `npm run bench -- shifts` visits all. */
const visits = (delayMs: number, turn: number): LateVisit[] =>
  LATE_PAGES.map((page, at) => ({
    ...page,
    delayMs,
    locale: LOCALES[Math.floor(at / DELAYS_MS.length) % LOCALES.length]!,
    size: PHONE,
  })).filter((_, at) => at % DELAYS_MS.length === turn)

test.describe('on a first visit the layout does not shift when', () => {
  // Dozens of pages, each until its network is idle.
  test.describe.configure({ timeout: 600_000 })

  for (const [turn, delayMs] of DELAYS_MS.entries()) {
    test(`typefaces, scripts and answers come ${delayMs} ms late`, async ({ browser }) => {
      expect(await movedTooMuch(browser, SITE, visits(delayMs, turn))).toEqual([])
    })
  }
})
