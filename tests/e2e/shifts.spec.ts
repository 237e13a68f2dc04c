import { DELAYS_MS, LATE_PAGES, type LateVisit, movedTooMuch, PHONES } from '#scripts/bench/late-visit.ts'
import { LOCALES } from '#i18n/locales.ts'
import { SITE } from '#tests/support/test-stack.ts'
import { expect, test } from './fixtures.ts'

/**
 * Every page with this delay, in one size and language: neighbours differ, and a page comes in all languages, one with
 * each delay. `npm run bench -- shifts` visits the whole product.
 */
const visits = (delayMs: number, turn: number): LateVisit[] =>
  LATE_PAGES.map((page, at) => ({
    ...page,
    delayMs,
    locale: LOCALES[(at + turn) % LOCALES.length]!,
    size: PHONES[(at + turn) % PHONES.length]!,
  }))

test.describe('on a first visit nothing moves when', () => {
  // Dozens of pages, each until its network is idle.
  test.describe.configure({ timeout: 600_000 })

  for (const [turn, delayMs] of DELAYS_MS.entries()) {
    test(`typefaces, scripts and answers come ${delayMs} ms late`, async ({ browser }) => {
      expect(await movedTooMuch(browser, SITE, visits(delayMs, turn))).toEqual([])
    })
  }
})
