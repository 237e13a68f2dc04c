import { expect, test } from 'vitest'
import { kickOffAt, PERIOD_MS } from '#games/quiz/match/timetable.ts'
import { timeToNext } from '../../../src/inline/kick-off.ts'

const from = kickOffAt(0)

test.each([
  [0, '3:15'],
  [1, '3:15'],
  [1_000, '3:14'],
  [135_000, '1:00'],
  [136_000, '0:59'],
  [194_999, '0:01'],
  [195_000, '3:15'],
])('%i ms after a kick-off the next is in %s', (after, shown) => {
  expect(timeToNext(kickOffAt(60_000) + after, from, PERIOD_MS)).toBe(shown)
})
