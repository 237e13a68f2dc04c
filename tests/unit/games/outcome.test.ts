import { describe, expect, test } from 'vitest'
import { TENS } from '#core/tens.ts'
import { linesBy, tagsOf, withHints } from '#games/outcome.ts'

describe('columns of tens', () => {
  test.each([
    [0, 0, '0–9'],
    [9, 0, '0–9'],
    [10, 1, '10–19'],
    [99, 9, '90–99'],
    [100, 10, '100'],
  ])('%i', (score, column, label) => {
    expect(TENS.of(score)).toBe(column)
    expect(TENS.label(column)).toBe(label)
    expect(TENS.worstFirst[column]).toBe(column)
  })
})

describe('lines of points', () => {
  test('are rounded so that they add up to the total', () => {
    const marks = [7, 7, 4, 4, 4, 1].map((marks) => ({ key: `off-${marks}`, marks }))
    expect(linesBy(marks, 0.6)).toEqual([
      { key: 'off-7', points: 8, count: 2 },
      { key: 'off-4', points: 8, count: 3 },
      { key: 'off-1', points: 0, count: 1 },
    ])
  })
  test('deduct hints down to zero', () => {
    const earned = [{ key: 'right', points: 5 }]
    expect(withHints(earned, 2, 3)).toEqual([...earned, { key: 'hints', points: -5, count: 2 }])
    expect(withHints(earned, 1, 3).at(-1)).toEqual({ key: 'hints', points: -3, count: 1 })
    expect(withHints(earned, 0, 3)).toEqual(earned)
    expect(withHints([], 2, 3)).toEqual([])
  })
  test('carry tags for hints and giving up', () => {
    expect(tagsOf({ hints: 2, gaveUp: true })).toEqual(['hint', 'gave-up'])
    expect(tagsOf({ hints: 0, gaveUp: false })).toEqual([])
  })
})
