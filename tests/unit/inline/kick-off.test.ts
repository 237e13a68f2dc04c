import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kickOffAt } from '#games/quiz/match/timetable.ts'
import { timeToKickOff } from '../../../src/inline/kick-off.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  [0, '3:15'],
  [1, '3:15'],
  [1_000, '3:14'],
  [135_000, '1:00'],
  [136_000, '0:59'],
  [194_999, '0:01'],
  [195_000, '3:15'],
])('%i ms after a kick-off the next is in %s, now and in years', (after, shown) => {
  expect([60_000, 5_000_000].map((match) => timeToKickOff(kickOffAt(match) + after - NOW))).toEqual([shown, shown])
})
