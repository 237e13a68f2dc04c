import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelProgress, pointsNeeded } from '#core/levels.ts'

describe('levels', () => {
  test('each level needs 1.2 times the one before, rounded down, at most 1000', () => {
    const sizes = Array.from({ length: 15 }, (_, index) => pointsNeeded(index + 1))
    expect(sizes).toEqual([100, 120, 144, 172, 206, 247, 296, 355, 426, 511, 613, 735, 882, 1000, 1000])
  })

  test.each([
    [0, { level: 1, earned: 0, needed: 100 }],
    [99, { level: 1, earned: 99, needed: 100 }],
    [100, { level: 2, earned: 0, needed: 120 }],
    [489, { level: 4, earned: 125, needed: 172 }],
    [4807, { level: 14, earned: 0, needed: 1000 }],
    [6306, { level: 15, earned: 499, needed: 1000 }],
  ])('%i points', (points, expected) => expect(levelProgress(points)).toEqual(expected))

  test.each([-5, Number.NaN, Number.POSITIVE_INFINITY])('an invalid total (%d) is level 1', (points) =>
    expect(levelProgress(points)).toEqual({ level: 1, earned: 0, needed: 100 }),
  )

  test('levels and rest add up to the points', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (points) => {
        const { level, earned, needed } = levelProgress(points)
        let sum = earned
        for (let done = 1; done < level; done++) sum += pointsNeeded(done)
        expect(sum).toBe(points)
        expect(earned).toBeLessThan(needed)
      }),
      { seed: 11, numRuns: 200 },
    )
  })
})
