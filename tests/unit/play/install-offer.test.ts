import { describe, expect, test } from 'vitest'
import { InstallParser, isDue, NEVER_ASKED, withDay } from '#play/install/offer.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 27)
const days = ['2026-11-24', '2026-11-25', '2026-11-27'] as const

describe('the offer to install the site', () => {
  test('is due from the third day with a finished game on', () => {
    const [first, second, third] = days
    const two = [first, first, second].reduce(withDay, NEVER_ASKED)
    expect(isDue(two, NOW)).toBe(false)
    expect(isDue(withDay(two, third), NOW)).toBe(true)
  })

  test('is not due again before 90 days after "Not now"', () => {
    const closed = (ago: number) => ({ days, closedAt: NOW - ago * DAY_MS })
    expect([0, 89, 90].map((ago) => isDue(closed(ago), NOW))).toEqual([false, false, true])
  })

  test('stores no more days than it needs', () => {
    expect(withDay({ days, closedAt: 0 }, '2026-11-28').days).toBe(days)
  })

  test.each([null, {}, { days: 'x', closedAt: 0 }, { days: [1], closedAt: 0 }, { days: [] }])(
    'starts afresh with %j in the storage',
    (stored) => {
      expect(InstallParser.safeParse(stored)).toEqual({})
    },
  )
})
