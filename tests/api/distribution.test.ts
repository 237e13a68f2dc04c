import { describe, expect, test } from 'vitest'
import { distributionFrom, foundPercent, medianOf, standingOf } from '#server/runs/distribution.ts'

/** Like Wordle's with three guesses: 0 missed, 1 to 3 solved at. */
const buckets = { count: 4, of: () => 0, worstFirst: [0, 3, 2, 1], missed: 0 }

describe('a distribution', () => {
  test('has a column for every bucket', () => {
    expect(distributionFrom({ 0: 3, 2: 7 }, buckets)).toEqual({ plays: 10, counts: [3, 0, 7, 0] })
  })

  test.each([
    [1, { rank: 1, betterThan: 90 }],
    [2, { rank: 11, betterThan: 60 }],
    [3, { rank: 41, betterThan: 25 }],
    [0, { rank: 76, betterThan: 0 }],
  ])('places bucket %i', (bucket, standing) => {
    expect(standingOf({ plays: 100, counts: [25, 10, 30, 35] }, bucket, buckets)).toEqual(standing)
  })

  test('rounds down, so that the best player is not better than 100 %', () => {
    expect(standingOf({ plays: 1000, counts: [999, 1, 0, 0] }, 1, buckets).betterThan).toBe(99)
  })

  test.each([
    [49, null],
    [50, 98],
  ])('of %i plays gives %s percent', (plays, percent) => {
    const distribution = { plays, counts: [plays - 1, 1, 0, 0] }
    expect(standingOf(distribution, 1, buckets).betterThan).toBe(percent)
    expect(foundPercent(distribution, buckets)).toBe(percent === null ? null : 2)
    expect(medianOf(distribution, buckets)).toBe(percent === null ? null : 0)
  })

  test('of a game of points has a median and no "found" count', () => {
    const points = { count: 4, of: () => 0, worstFirst: [0, 1, 2, 3] }
    const distribution = { plays: 100, counts: [10, 39, 1, 50] }
    expect([foundPercent(distribution, points), medianOf(distribution, points)]).toEqual([null, 2])
  })
})
