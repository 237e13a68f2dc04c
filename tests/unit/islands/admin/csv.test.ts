import { expect, test } from 'vitest'
import { csvOf } from '#islands/admin/figures/csv.ts'

test('cells with commas, quotes and line breaks are quoted', () => {
  expect(
    csvOf([
      ['Day', 'Text'],
      ['2026-11-21', 'He said "no",\nand left'],
      [0.5, 12],
    ]),
  ).toBe('\uFEFFDay,Text\r\n2026-11-21,"He said ""no"",\nand left"\r\n0.5,12\r\n')
})

test.each(['=1+1', '+1', '-1', '@sum', '\t=1'])(
  '%j is escaped, so that spreadsheets do not run it as a formula',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
  },
)
