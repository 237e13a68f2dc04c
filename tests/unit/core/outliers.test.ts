import { expect, test } from 'vitest'
import { outliersOf, pooled } from '#core/outliers.ts'

const usual = (count: number) => Array.from({ length: count }, () => ({ plays: 400, rate: 0.6 }))

test('a day far from all others is an outlier, in either direction', () => {
  const days = [...usual(5), { plays: 400, rate: 0.9 }, { plays: 400, rate: 0.3 }]
  expect(outliersOf(days)).toEqual([false, false, false, false, false, true, true])
})

test.each([
  ['few plays', { plays: 49, rate: 0.1 }],
  ['a difference that nobody would see', { plays: 100_000, rate: 0.7 }],
  ['a difference that chance explains', { plays: 50, rate: 0.78 }],
])('%s make no outlier', (_, day) => {
  expect(outliersOf([...usual(6), day]).at(-1)).toBe(false)
})

test('a single day is no outlier', () => {
  expect(outliersOf([{ plays: 1000, rate: 0.1 }])).toEqual([false])
  expect(
    outliersOf([
      { plays: 1000, rate: 0.1 },
      { plays: 0, rate: 0 },
    ]),
  ).toEqual([false, false])
})

test('shares are pooled by their plays', () => {
  expect(
    pooled([
      { plays: 30, rate: 1 },
      { plays: 10, rate: 0 },
    ]),
  ).toEqual({ plays: 40, rate: 0.75 })
  expect(pooled([{ plays: 0, rate: 0 }])).toBeNull()
})
