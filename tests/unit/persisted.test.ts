import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { FakeStorage, openTab } from '#tests/support/tab.ts'

const Count = z.int().check(z.minimum(0))

async function counter(storage: FakeStorage) {
  const tab = openTab(storage)
  const { persisted } = await import('#stores/persisted.ts')
  return { tab, $count: persisted('count', Count, 0) }
}

describe('a persisted store', () => {
  let storage: FakeStorage
  beforeEach(() => (storage = new FakeStorage()))
  afterEach(() => vi.unstubAllGlobals())

  test('reads synchronously without listeners', async () => {
    storage.setItem('count', '7')
    const { $count } = await counter(storage)
    expect($count.value).toBe(7)
  })

  test('writes synchronously without listeners', async () => {
    const { $count } = await counter(storage)
    $count.set(3)
    expect(storage.getItem('count')).toBe('3')
  })

  test.each(['-1', '1.5', '"7"', '{', 'null', ''])('falls back when the storage contains %j', async (text) => {
    storage.setItem('count', text)
    const { $count } = await counter(storage)
    expect($count.get()).toBe(0)
  })

  test('follows changes and removals by another tab', async () => {
    const { tab, $count } = await counter(storage)
    storage.setItem('count', '5')
    tab.hear('storage', { key: 'count' })
    expect($count.get()).toBe(5)
    storage.items.clear()
    tab.hear('storage', { key: null })
    expect($count.get()).toBe(0)
  })

  test('ignores other keys', async () => {
    const { tab, $count } = await counter(storage)
    storage.setItem('count', '5')
    tab.hear('storage', { key: 'points' })
    expect($count.get()).toBe(0)
  })

  test('catches up when the page returns from the back-forward cache', async () => {
    const { tab, $count } = await counter(storage)
    storage.setItem('count', '5')
    tab.hear('pageshow', { persisted: true })
    expect($count.get()).toBe(5)
  })

  test('adds to what another tab has just written', async () => {
    const { $count } = await counter(storage)
    storage.setItem('count', '5')
    $count.update((count) => count + 1)
    expect(storage.getItem('count')).toBe('6')
  })

  test('removes its key', async () => {
    const { $count } = await counter(storage)
    $count.set(3)
    $count.clear()
    expect([$count.get(), storage.getItem('count')]).toEqual([0, null])
  })

  test('continues in memory when the storage is full', async () => {
    storage.setItem('count', '1')
    const { $count } = await counter(storage)
    const { $storageFull } = await import('#stores/persisted.ts')
    expect($storageFull.get()).toBe(false)
    storage.full = true
    $count.update((count) => count + 1)
    $count.update((count) => count + 1)
    expect($count.get()).toBe(3)
    expect($storageFull.get()).toBe(true)
    storage.full = false
    $count.update((count) => count + 1)
    expect(storage.getItem('count')).toBe('4')
  })

  test('continues in memory where the browser forbids storage', async () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { persisted } = await import('#stores/persisted.ts')
    const $count = persisted('count', Count, 0)
    $count.update((count) => count + 2)
    expect($count.get()).toBe(2)
  })
})
