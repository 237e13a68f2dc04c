import { afterEach, expect, test, vi } from 'vitest'
import { BACKEND_MS, inTime } from '#server/deadline.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('callers get an error after five seconds without an answer', async () => {
  vi.useFakeTimers()
  const heard = expect(inTime(new Promise(() => undefined))).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(BACKEND_MS)
  await heard
})

test('answers and failures in time are passed on', async () => {
  expect(await inTime(Promise.resolve('here'))).toBe('here')
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no')
})
