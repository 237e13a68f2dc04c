import { expect, test, vi } from 'vitest'

// Many files run in one worker, and each needs the original globals.
const own = globalThis.fetch

test('a test may replace fetch', () => {
  expect(vi.isMockFunction(own)).toBe(false)
  vi.stubGlobal('fetch', vi.fn())
  expect(vi.isMockFunction(globalThis.fetch)).toBe(true)
})

test('the next one has the original again', () => {
  expect(globalThis.fetch).toBe(own)
})
