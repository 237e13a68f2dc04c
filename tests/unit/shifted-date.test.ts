import { expect, test } from 'vitest'
import { shiftDate } from '#tests/support/shifted-date.ts'

test('a plain date from another thread is an instance of the shifted `Date`, too', () => {
  const Plain = Date
  const plain = new Date()
  try {
    shiftDate(86_400_000)
    expect(Date).not.toBe(Plain)
    expect([plain instanceof Date, new Date() instanceof Date, {} instanceof Date]).toEqual([true, true, false])
  } finally {
    globalThis.Date = Plain
  }
})
