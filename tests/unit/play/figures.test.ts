import { describe, expect, test } from 'vitest'
import type { ResultRecord } from '#contracts/results.ts'
import { daysPlayed, figuresOf } from '#play/figures.ts'

describe('own figures', () => {
  const record = (known: Partial<ResultRecord>): ResultRecord => ({
    id: 'a-result',
    mode: 'today',
    date: '2026-11-20',
    won: true,
    score: 4,
    points: 35,
    ms: 1,
    n: 4,
    tags: [],
    ...known,
  })

  test('are none without results', () => {
    expect(figuresOf([])).toEqual({ solvedPercent: null, average: null })
  })

  test('average only what was solved', () => {
    expect(figuresOf([record({}), record({ score: 5 }), record({ won: false, score: 0 })])).toEqual({
      solvedPercent: 67,
      average: 4.5,
    })
  })

  test('know the days played of one game, on the day or later', () => {
    const statistics = {
      wordle: [record({}), record({ mode: 'archive', date: '2026-11-1' }), record({ mode: 'easy', date: '2026-11-2' })],
      age: [record({ date: '2026-11-3' })],
    }
    expect([...daysPlayed(statistics, 'wordle')]).toEqual(['2026-11-20', '2026-11-1'])
    expect([...daysPlayed(statistics, 'bingo')]).toEqual([])
  })
})
