import { describe, expect, test } from 'vitest'
import type { ResultRecord } from '#contracts/results.ts'
import { figuresOf } from '#play/own-figures.ts'

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

  test('are absent without results', () => {
    expect(figuresOf([])).toEqual({ solvedPercent: null, average: null })
  })

  test('average solved runs only', () => {
    expect(figuresOf([record({}), record({ score: 5 }), record({ won: false, score: 0 })])).toEqual({
      solvedPercent: 67,
      average: 4.5,
    })
  })
})
