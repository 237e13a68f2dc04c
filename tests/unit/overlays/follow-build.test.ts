import { beforeEach, expect, test, vi } from 'vitest'
import { followBuild } from '#overlays/follow-build.ts'
import { CHECK_MS } from '#stores/new-build.ts'

/** Listeners of the page by event name. */
const listeners = new Map<string, (event: object) => void>()
const reload = vi.fn()
const fetched = vi.fn()
let latest = 'new'

/** Lets pending requests be answered. */
const answered = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.resetAllMocks()
  fetched.mockImplementation(async () => Response.json({ id: latest }))
  latest = 'new'
  listeners.clear()
  const kept = new Map<string, string>()
  vi.stubGlobal('document', { body: { dataset: { build: 'old' } } })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) })
  vi.stubGlobal('addEventListener', listeners.set.bind(listeners))
  vi.stubGlobal('fetch', fetched)
  followBuild()
  return () => void vi.useRealTimers()
})

test('an open page requests the current build every five minutes', async () => {
  await vi.advanceTimersByTimeAsync(CHECK_MS - 1)
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched.mock.calls).toEqual([['/build.json', { cache: 'no-store', signal: expect.any(AbortSignal) }]])
  expect(reload).not.toHaveBeenCalled()
})

test('requests the current build on focus after the device slept', async () => {
  vi.setSystemTime(1_000_000 + CHECK_MS)
  listeners.get('focus')!({})
  await answered()
  expect(fetched).toHaveBeenCalledOnce()
})

test('reloads when it is restored from the back-forward cache and there is a newer build', async () => {
  listeners.get('pageshow')!({ persisted: true })
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(CHECK_MS)
  listeners.get('pageshow')!({ persisted: false })
  expect(reload).not.toHaveBeenCalled()
  listeners.get('pageshow')!({ persisted: true })
  expect(reload).toHaveBeenCalledOnce()
})

test('reloads once when a chunk of its older build is missing, and not again at once', async () => {
  listeners.get('vite:preloadError')!({})
  await answered()
  expect(reload).toHaveBeenCalledOnce()
  listeners.get('vite:preloadError')!({})
  await answered()
  expect(reload).toHaveBeenCalledOnce()
})

test('does not reload when a chunk is missing for another reason', async () => {
  latest = 'old'
  listeners.get('vite:preloadError')!({})
  await answered()
  expect(fetched).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})
