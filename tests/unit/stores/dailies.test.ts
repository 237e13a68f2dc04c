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

const gamesIn = ({ sums: _, ...notes }: object & { sums?: unknown }) => Object.keys(notes)

describe('notes of a day', () => {
  test("contain the result, with the day's bonus separately", async () => {
    const { noteResult, dailiesNow } = await page()
    noteResult('wordle', today(64))
    expect(dailiesNow()).toMatchObject({
      wordle: { date: '2026-11-22', done: { won: true, score: 4, points: 64, bonus: 20 } },
    })
  })

  test('are cleared on the next day, even if a game ends after midnight', async () => {
    const { noteResult, noteDaily, dailiesNow } = await page()
    noteResult('wordle', today(64, '2026-11-21'))
    noteDaily('age', { date: '2026-11-22', at: 2, of: 10 })
    expect(gamesIn(dailiesNow())).toEqual(['age'])
    noteResult('wordle', today(64, '2026-11-21'))
    expect(gamesIn(dailiesNow())).toEqual(['age'])
  })

  test('keep a sum of the day before: finished games and their points', async () => {
    const { noteResult, noteDaily, dailiesNow } = await page()
    noteResult('wordle', today(64, '2026-11-21'))
    noteResult('age', today(40, '2026-11-21'))
    noteDaily('blur', { date: '2026-11-21', at: 2, of: 5 })
    noteResult('age', today(12))
    noteDaily('blur', { date: '2026-11-22', at: 2, of: 5 })
    expect(dailiesNow().sums).toEqual({
      '2026-11-21': { played: 2, points: 104 },
      '2026-11-22': { played: 1, points: 12 },
    })
    noteDaily('age', { date: '2026-11-24' })
    expect(Object.keys(dailiesNow().sums!)).toEqual(['2026-11-22', '2026-11-24'])
  })

  test('ignore practice', async () => {
    const { noteResult, dailiesNow } = await page()
    noteResult('wordle', aResult({ mode: 'normal' }))
    expect(dailiesNow()).toEqual({})
  })

  test.each([{ age: { date: 'tomorrow' } }, { age: null }, { age: 7 }, { sums: null }, { sums: 7 }])(
    'survive invalid storage: %j',
    async (kept) => {
      storage.setItem('dailies', JSON.stringify(kept))
      const { noteResult, dailiesNow } = await page()
      noteResult('wordle', today(64))
      expect(gamesIn(dailiesNow())).toEqual(['wordle'])
    },
  )

  test('are read again before writing, because another tab may have written', async () => {
    const [one, other] = [await page(), await page()]
    one.noteResult('wordle', today(64))
    other.noteResult('age', today(40))
    expect(gamesIn(other.dailiesNow())).toEqual(['wordle', 'age'])
  })
})
