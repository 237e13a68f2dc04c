import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeStorage, openTab } from '#tests/support/tab.ts'
import { aResult } from './results.ts'

describe('local progress', () => {
  let storage: FakeStorage
  const load = () => {
    openTab(storage)
    return import('#stores/local-progress.ts')
  }
  beforeEach(() => (storage = new FakeStorage()))
  afterEach(() => vi.unstubAllGlobals())

  test('a result adds its points and creates a progress id', async () => {
    const { keepLocally } = await load()
    expect(keepLocally('wordle', aResult())).toBe(29)
    expect(storage.getItem('points')).toBe('29')
    expect(JSON.parse(storage.getItem('userStats')!).wordle).toHaveLength(1)
    expect(JSON.parse(storage.getItem('progressId')!)).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('the id stays the same between runs', async () => {
    const { keepLocally } = await load()
    keepLocally('wordle', aResult())
    const first = storage.getItem('progressId')
    keepLocally('wordle', aResult())
    expect(storage.getItem('progressId')).toBe(first)
  })

  test('the same result counts once, from another tab as well', async () => {
    const result = aResult()
    const first = await load()
    const second = await load()
    first.keepLocally('wordle', result)
    expect(second.keepLocally('wordle', result)).toBe(0)
    expect(storage.getItem('points')).toBe('29')
  })

  test('the points of two tabs add up', async () => {
    const first = await load()
    const second = await load()
    first.keepLocally('wordle', aResult())
    second.keepLocally('wordle', aResult())
    expect(storage.getItem('points')).toBe('58')
    expect(JSON.parse(storage.getItem('userStats')!).wordle).toHaveLength(2)
  })

  test('practice pays less over the day and fully again on the next; server results always pay in full', async () => {
    const { keepLocally } = await load()
    const earned = Array.from({ length: 16 }, () => keepLocally('wordle', aResult()))
    expect(earned).toEqual([29, 29, 29, 29, 29, ...Array<number>(10).fill(14), 5])
    expect(keepLocally('wordle', aResult({ date: '2026-11-21' }))).toBe(29)
    expect(keepLocally('wordle', aResult({ mode: 'today', points: 49 }))).toBe(49)
  })

  test('only the newest 400 results of a game are kept', async () => {
    const { keepLocally, MAX_LOCAL_RESULTS } = await load()
    const results = Array.from({ length: MAX_LOCAL_RESULTS + 1 }, () => aResult({ mode: 'today', points: 0 }))
    for (const result of results) keepLocally('wordle', result)
    const kept = JSON.parse(storage.getItem('userStats')!).wordle as { id: string }[]
    expect(kept.map(({ id }) => id)).toEqual(results.slice(1).map(({ id }) => id))
  })

  test('an invalid record affects no other', async () => {
    const good = aResult()
    storage.setItem('userStats', JSON.stringify({ wordle: [good, { ...good, points: -1 }, 7], chess: [good] }))
    const { $statistics } = await load()
    expect($statistics.get()).toEqual({ wordle: [good] })
  })
})
