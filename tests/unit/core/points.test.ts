import { describe, expect, test } from 'vitest'
import { creditedPoints, total } from '#core/points.ts'

describe('points', () => {
  test.each([
    [29, 1, 29],
    [29, 5, 29],
    [29, 6, 14],
    [29, 15, 14],
    [29, 16, 5],
    [0, 1, 0],
    [-6, 1, 0],
  ])('%i points in run %i of the day are worth %i', (points, run, credited) =>
    expect(creditedPoints(points, run)).toBe(credited),
  )

  test('the breakdown adds up', () =>
    expect(
      total([
        { key: 'solved', points: 29 },
        { key: 'daily', points: 10 },
      ]),
    ).toBe(39))
})
