import { expect, test } from 'vitest'
import { shiftDate } from '#tests/support/shifted-date.ts'

test('a date from another thread, which is a plain one, is a date under a moved clock, too', () => {
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
