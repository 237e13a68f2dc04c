import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ttlCached } from '#server/ttl-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

test('loads once for all callers within the time, and again after it', async () => {
  const make = vi.fn(async (key: string) => `${key} at ${Date.now()}`)
  const read = ttlCached(1000, make)
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a at 0', 'a at 0', 'b at 0'])
  vi.setSystemTime(999)
  expect(await read('a')).toBe('a at 0')
  vi.setSystemTime(1000)
  expect(await read('a')).toBe('a at 1000')
  expect(make).toHaveBeenCalledTimes(3)
})

test('loads again after the clock has jumped ahead and back', async () => {
  const make = vi.fn(async (key: string) => key)
  const read = ttlCached(1000, make)
  vi.setSystemTime(2 * 86_400_000)
  await read('a')
  vi.setSystemTime(0)
  await read('a')
  expect(make).toHaveBeenCalledTimes(2)
})

test('does not cache a failure', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up')
  const read = ttlCached(1000, make)
  await expect(read('a')).rejects.toThrow('down')
  expect(await read('a')).toBe('up')
})

test('evicts the oldest of very many keys', async () => {
  const make = vi.fn(async (key: string) => key)
  const read = ttlCached(1000, make)
  for (let key = 0; key <= 100; key++) await read(String(key))
  await read('0')
  expect(make).toHaveBeenCalledTimes(102)
})
