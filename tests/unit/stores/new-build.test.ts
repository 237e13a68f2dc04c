import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CHECK_MS, createNewBuild, GUARD_MS } from '#stores/new-build.ts'

let now = 0
let latest: () => Promise<string>
const reload = vi.fn()
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
const page = () => createNewBuild({ build: 'old', latest: () => latest(), reload, now: () => now, storage })

beforeEach(() => {
  now = 1_000_000
  latest = () => Promise.resolve('new')
  reload.mockReset()
  kept.clear()
})

describe('an open page', () => {
  test('checks again after five minutes, not before', async () => {
    const build = page()
    expect(await build.look()).toBe(false)
    now += CHECK_MS
    expect(await build.look()).toBe(true)
  })

  test('reloads on becoming visible after a newer build', async () => {
    const build = page()
    build.onComeBack()
    expect(reload).not.toHaveBeenCalled()
    await build.look(true)
    build.onComeBack()
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('a chunk that fails to load', () => {
  test('reloads once when it belongs to an old build, and not again within ten seconds', async () => {
    await page().onMissingPart()
    expect(reload).toHaveBeenCalledOnce()
    now += GUARD_MS - 1
    await page().onMissingPart()
    expect(reload).toHaveBeenCalledOnce()
    now += 1
    await page().onMissingPart()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('returns whether it reloads', async () => {
    expect([await page().onMissingPart(), await page().onMissingPart()]).toEqual([true, false])
  })

  test('does not reload without storage for the guard', async () => {
    const setItem = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    const forbidden = { getItem: () => null, setItem }
    const build = createNewBuild({ build: 'old', latest: () => latest(), reload, now: () => now, storage: forbidden })
    expect(await build.onMissingPart()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test.each([
    ['of the same build', () => Promise.resolve('old')],
    ['without a connection', () => Promise.reject(new TypeError('offline'))],
  ])('does not reload %s', async (_, answer) => {
    latest = answer
    await page().onMissingPart()
    expect(reload).not.toHaveBeenCalled()
  })
})
