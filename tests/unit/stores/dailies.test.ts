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

describe('notes of a day', () => {
  test("contain the result, with the day's points apart", async () => {
    const { noteResult, dailiesNow } = await page()
    noteResult('wordle', today(64))
    expect(dailiesNow()).toEqual({
      wordle: { date: '2026-11-22', done: { won: true, score: 4, points: 64, bonus: 20 } },
    })
  })

  test('are cleared on the next day, and not restored by a game that ends after midnight', async () => {
    const { noteResult, noteDaily, dailiesNow } = await page()
    noteResult('wordle', today(64, '2026-11-21'))
    noteDaily('age', { date: '2026-11-22', at: 2, of: 10 })
    expect(Object.keys(dailiesNow())).toEqual(['age'])
    noteResult('wordle', today(64, '2026-11-21'))
    expect(Object.keys(dailiesNow())).toEqual(['age'])
  })

  test('ignore practice', async () => {
    const { noteResult, dailiesNow } = await page()
    noteResult('wordle', aResult({ mode: 'normal' }))
    expect(dailiesNow()).toEqual({})
  })

  test.each([{ age: { date: 'tomorrow' } }, { age: null }, { age: 7 }])('survive invalid storage: %j', async (kept) => {
    storage.setItem('dailies', JSON.stringify(kept))
    const { noteResult, dailiesNow } = await page()
    noteResult('wordle', today(64))
    expect(Object.keys(dailiesNow())).toEqual(['wordle'])
  })

  test('of another tab are read before writing', async () => {
    const [one, other] = [await page(), await page()]
    one.noteResult('wordle', today(64))
    other.noteResult('age', today(40))
    expect(Object.keys(other.dailiesNow())).toEqual(['wordle', 'age'])
  })
})
