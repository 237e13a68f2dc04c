import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kickOffAt } from '#games/quiz/match/timetable.ts'
import { timeToKickOff } from '../../../src/inline/kick-off.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  [0, '3:19'],
  [1, '3:19'],
  [1_000, '3:18'],
  [139_000, '1:00'],
  [140_000, '0:59'],
  [198_999, '0:01'],
  [199_000, '3:19'],
])('%i ms after a kick-off the next one is in %s, today and years later', (after, shown) => {
  expect([60_000, 5_000_000].map((match) => timeToKickOff(kickOffAt(match) + after - NOW))).toEqual([shown, shown])
})
