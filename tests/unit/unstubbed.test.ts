import { expect, test, vi } from 'vitest'

// Test files share a worker, and each needs the original globals.
const own = globalThis.fetch

test('a test may replace fetch', () => {
  expect(vi.isMockFunction(own)).toBe(false)
  vi.stubGlobal('fetch', vi.fn())
  expect(vi.isMockFunction(globalThis.fetch)).toBe(true)
})

test('the next test has the original again', () => {
  expect(globalThis.fetch).toBe(own)
})
