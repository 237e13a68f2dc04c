import { expect, test } from 'vitest'
import { nextRow } from '#core/rows.ts'

test.each([
  [0, 5],
  [4, 5],
  [5, 10],
  [19, 20],
  [20, undefined],
  [199, undefined],
])('after %i in a row the next bonus is due at %i', (run, length) => {
  expect(nextRow(run)?.length).toBe(length)
})
