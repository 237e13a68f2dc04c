import { afterEach, expect, test, vi } from 'vitest'
import { BACKEND_MS, inTime } from '#server/deadline.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('whoever waits for the backend hears after five seconds that it does not answer', async () => {
  vi.useFakeTimers()
  const heard = expect(inTime(new Promise(() => undefined))).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(BACKEND_MS)
  await heard
})

test('what comes in time is passed on, a failure as well', async () => {
  expect(await inTime(Promise.resolve('here'))).toBe('here')
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no')
})
