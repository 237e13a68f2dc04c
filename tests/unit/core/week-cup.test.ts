import { expect, test } from 'vitest'
import { cupOfWeek, formOf, mondayOf, pointsIn } from '#core/week-cup.ts'
import { aResult } from '../stores/results.ts'

test('the week begins on Monday', () => {
  expect([mondayOf('2026-11-23'), mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual([
    ...['2026-11-23', '2026-11-23', '2026-11-30'],
  ])
})

test('the week lists the points of its dailies by day', () => {
  const form = formOf(
    [
      aResult({ mode: 'today', date: '2026-11-22', points: 5 }),
      aResult({ mode: 'today', date: '2026-11-23', points: 60 }),
      aResult({ mode: 'today', date: '2026-11-23', points: 40 }),
      aResult({ mode: 'hard', date: '2026-11-24', points: 50 }),
      aResult({ mode: 'today', date: '2026-11-29', points: 0 }),
      aResult({ mode: 'today', date: '2026-11-30', points: 7 }),
    ],
    '2026-11-23',
  )
  expect(form).toEqual([100, null, null, null, null, null, 0])
  expect(pointsIn(form)).toBe(100)
})

test.each([
  [0, null, { metal: 'bronze', left: 1000 }],
  [999, null, { metal: 'bronze', left: 1 }],
  [1000, 'bronze', { metal: 'silver', left: 800 }],
  [2399, 'silver', { metal: 'gold', left: 1 }],
  [2400, 'gold', null],
] as const)('%i points win %s', (points, won, next) => expect(cupOfWeek(points)).toEqual({ won, next }))
