import { afterEach, expect, test, vi } from 'vitest'
import { backendFetch, backendMs, inTime, withOneDeadline } from '#server/deadline.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('callers get an error after five seconds without an answer', async () => {
  vi.useFakeTimers()
  const heard = expect(inTime(new Promise(() => undefined))).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(backendMs())
  await heard
})

test('answers and failures in time are passed on', async () => {
  expect(await inTime(Promise.resolve('here'))).toBe('here')
  await expect(inTime(Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('a request waits once for a backend that does not answer; the next request tries it again', async () => {
  const time = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const asked = vi.fn(
    (_: unknown, { signal }: RequestInit) =>
      new Promise<Response>((_answer, fail) => signal!.addEventListener('abort', () => fail(signal!.reason as Error))),
  )
  vi.stubGlobal('fetch', asked)
  const failure = { name: 'TimeoutError' }
  await withOneDeadline(async () => {
    const first = backendFetch('http://backend/one')
    time.abort(new DOMException('late', 'TimeoutError'))
    await expect(first).rejects.toMatchObject(failure)
    await expect(backendFetch('http://backend/two')).rejects.toMatchObject(failure)
  })
  expect(asked).toHaveBeenCalledTimes(1)
  void withOneDeadline(() => backendFetch('http://backend/three'))
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a failure before the deadline does not count as a backend that does not answer', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('refused')))
  vi.stubGlobal('fetch', asked)
  await withOneDeadline(async () => {
    for (const path of ['one', 'two']) await expect(backendFetch(path)).rejects.toThrow('refused')
  })
  expect(asked).toHaveBeenCalledTimes(2)
})
