import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeStorage, openTab } from '#tests/support/tab.ts'
import { aResult } from './results.ts'

let storage: FakeStorage

beforeEach(() => {
  vi.unstubAllGlobals()
  storage = new FakeStorage()
})

async function page() {
  openTab(storage)
  return import('#stores/dailies.ts')
}

const today = (points: number, date: '2026-11-21' | '2026-11-22' = '2026-11-22') =>
  aResult({ mode: 'today', date, score: 4, points, bonus: 20 })

describe('the notes of a day', () => {
  test('hold what a result says, with the points of the day apart', async () => {
    const { noteResult, dailiesNow } = await page()
    noteResult('wordle', today(64))
    expect(dailiesNow()).toEqual({
      wordle: { date: '2026-11-22', done: { won: true, score: 4, points: 64, bonus: 20 } },
    })
  })

  test('go when another day begins, and do not come back with a game that ends after midnight', async () => {
    const { noteResult, noteDaily, dailiesNow } = await page()
    noteResult('wordle', today(64, '2026-11-21'))
    noteDaily('age', { date: '2026-11-22', at: 2, of: 10 })
    expect(Object.keys(dailiesNow())).toEqual(['age'])
    noteResult('wordle', today(64, '2026-11-21'))
    expect(Object.keys(dailiesNow())).toEqual(['age'])
  })

  test('of practice there are none', async () => {
    const { noteResult, dailiesNow } = await page()
    noteResult('wordle', aResult({ mode: 'normal' }))
    expect(dailiesNow()).toEqual({})
  })

  test.each([{ age: { date: 'tomorrow' } }, { age: null }, { age: 7 }])(
    'survive what the storage holds: %j',
    async (kept) => {
      storage.setItem('dailies', JSON.stringify(kept))
      const { noteResult, dailiesNow } = await page()
      noteResult('wordle', today(64))
      expect(Object.keys(dailiesNow())).toEqual(['wordle'])
    },
  )

  test('of another tab are read before they are written', async () => {
    const [one, other] = [await page(), await page()]
    one.noteResult('wordle', today(64))
    other.noteResult('age', today(40))
    expect(Object.keys(other.dailiesNow())).toEqual(['wordle', 'age'])
  })
})
