import { expect, test, vi } from 'vitest'

// Many files run in one worker, and each finds the globals as they are.
const own = globalThis.fetch

test('a test may put another fetch in the place of the one there is', () => {
  expect(vi.isMockFunction(own)).toBe(false)
  vi.stubGlobal('fetch', vi.fn())
  expect(vi.isMockFunction(globalThis.fetch)).toBe(true)
})

test('and the next one has its own again', () => {
  expect(globalThis.fetch).toBe(own)
})
