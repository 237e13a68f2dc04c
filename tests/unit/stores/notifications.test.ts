import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const gain = (from: number, to: number) => ({ from, to, lines: [] })

describe('notifications', () => {
  let store: typeof import('#stores/notifications.ts')
  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    store = await import('#stores/notifications.ts')
  })
  afterEach(() => vi.useRealTimers())

  test('a toast lasts 5 s by default', () => {
    store.notify({ color: 'red', description: 'one' })
    store.notify({ color: 'green', description: 'two', timeout: 3000 })
    expect(store.$notifications.get().map(({ timeout }) => timeout)).toEqual([5000, 3000])
  })

  test('a toast is dismissed by its id', () => {
    const id = store.notify({ color: 'red', description: 'one' })
    store.notify({ color: 'red', description: 'two' })
    store.dismiss(id)
    expect(store.$notifications.get().map(({ description }) => description)).toEqual(['two'])
  })

  test('a gain shows the level bar for 10 s', () => {
    store.announceGain(gain(0, 29))
    expect(store.$notifications.get()).toMatchObject([{ description: 'levelProgress' }])
    vi.advanceTimersByTime(9_999)
    expect(store.$gain.get()).toEqual(gain(0, 29))
    vi.advanceTimersByTime(1)
    expect([store.$gain.get(), store.$notifications.get()]).toEqual([null, []])
  })

  test('a newer gain replaces it and restarts the time', () => {
    store.announceGain(gain(0, 29))
    vi.advanceTimersByTime(6_000)
    store.announceGain(gain(29, 50))
    vi.advanceTimersByTime(9_999)
    expect(store.$notifications.get()).toHaveLength(1)
    expect(store.$gain.get()).toEqual(gain(29, 50))
  })

  test.each([
    [10, 10],
    [10, 4],
  ])('a change from %i to %i points shows no gain', (from, to) => {
    store.announceGain(gain(from, to))
    expect(store.$notifications.get()).toEqual([])
  })

  test('the bar stays between `holdGain` and `resumeGain`', () => {
    store.announceGain(gain(0, 29))
    store.holdGain()
    vi.advanceTimersByTime(60_000)
    expect(store.$gain.get()).not.toBeNull()
    store.resumeGain()
    vi.advanceTimersByTime(10_000)
    expect(store.$gain.get()).toBeNull()
  })

  test('closing the bar ends the gain', () => {
    store.announceGain(gain(0, 29))
    store.dismiss(store.levelProgress)
    expect(store.$gain.get()).toBeNull()
  })

  test('a page that draws the bar itself ends the gain when the bar stops', () => {
    const stop = store.drawGainInPage()
    store.announceGain(gain(0, 29))
    expect([store.$gainInPage.get(), store.$gain.get()]).toEqual([true, gain(0, 29)])
    expect(store.$notifications.get()).toHaveLength(1)
    stop()
    expect([store.$gainInPage.get(), store.$gain.get()]).toEqual([false, null])
    expect(store.$notifications.get()).toEqual([])
  })

  test('a toast replaces an earlier one of the same subject', () => {
    store.notify({ color: 'red', description: 'wrong password', about: 'log-in' })
    store.notify({ color: 'red', description: 'no connection' })
    store.notify({ color: 'green', description: 'logged in', about: 'log-in' })
    expect(store.$notifications.get().map(({ description }) => description)).toEqual(['no connection', 'logged in'])
  })
})
