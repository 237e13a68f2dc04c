import { describe, expect, test } from 'vitest'
import { skylineOf } from '#games/higherlower/view/end/skyline.ts'
import { lanesOf } from '#games/statistics/view/end/lanes.ts'
import { strokeOf } from '#games/tictactoe/view/end/end.tsx'
import { clubOf } from '#games/stadiums/view/end/club-of.ts'
import { aResult } from '../stores/results.ts'
import { collectedIn, grownOn } from '#play/end/collected.ts'

describe('the lanes of Statistics', () => {
  const side = (id: string) => ({ id, name: id, nation: 'FR', clubs: null })
  const revealed = (statistic: 'goals' | 'minutes', figures: [number, number], hit = true) => ({
    ...{ statistic, season: '2025/26', left: side('left'), right: side('right'), figures, picked: 0 as const, hit },
  })

  test('compare figures of one statistic only, the winner ahead of the other', () => {
    const lanes = lanesOf([
      revealed('goals', [30, 15]),
      revealed('goals', [3, 6], false),
      revealed('minutes', [3000, 1500]),
    ])
    expect(lanes.map(({ more, length, behind, hit }) => [more.id, length, behind, hit])).toEqual([
      ['left', 96, 48, true],
      ['right', 64, 32, false],
      ['left', 96, 48, true],
    ])
  })

  test('are the last ten of a longer run', () => {
    const lanes = lanesOf(Array.from({ length: 12 }, (_, at) => revealed('goals', [at + 1, 0])))
    expect(lanes.map(({ high }) => high)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })
})

describe('the skyline of Higher lower', () => {
  const step = (eur: number, hit: boolean | null) => ({ id: String(eur), name: '', eur, answer: null, hit })

  test('has a tower per footballer up to the most expensive, wrong ones marked', () => {
    const towers = skylineOf([step(50_000_000, null), step(100_000_000, true), step(40_000, false)] as never)
    expect(towers.map(({ height, millions, missed }) => [height, millions, missed])).toEqual([
      [57, 50, false],
      [100, 100, false],
      [14, 0.1, true],
    ])
  })

  test('is the last eleven of a longer run', () => {
    const towers = skylineOf(Array.from({ length: 14 }, (_, at) => step(1_000_000 * (at + 1), true)) as never)
    expect(towers.map(({ millions }) => millions)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  })
})

test.each([
  [
    [0, 1, 2],
    [2, 16.7, 98, 16.7],
  ],
  [
    [1, 4, 7],
    [50, 2, 50, 98],
  ],
  [
    [2, 4, 6],
    [98, 2, 2, 98],
  ],
])('a stroke of tic tac toe crosses the whole line %j', (line, stroke) => {
  expect(strokeOf(line)).toEqual(stroke)
})

test("a card of Stadiums has the crest of the tray's club where clubs share the ground", () => {
  const logos = [{ club: 'inter' }] as never
  expect(clubOf({ clubs: ['milan', 'inter'] }, { logos })).toBe('inter')
  expect(clubOf({ clubs: ['milan'] }, { logos })).toBe('milan')
  expect(clubOf({ clubs: null }, { logos })).toBeUndefined()
})

describe('new items of an album', () => {
  const earlier = [{ id: 'one', items: ['pele', 'zico'] }, { id: 'two' }]

  test('are those in no earlier run, with the size of the album', () => {
    const run = { id: 'three', items: ['zico', 'kaka', 'kaka'] }
    expect(collectedIn(run, earlier)).toEqual({ fresh: ['kaka'], count: 3 })
    expect(collectedIn(run, [...earlier, run])).toEqual({ fresh: ['kaka'], count: 3 })
  })

  test('are null without new items', () => {
    expect(collectedIn({ id: 'three', items: ['zico'] }, earlier)).toBeNull()
    expect(collectedIn({ id: 'three' }, earlier)).toBeNull()
  })
})

test('the albums grow by items of no earlier run, even if found twice a day', () => {
  const stadiums = [aResult({ items: ['a', 'b'] }), aResult({ date: '2026-11-21', items: ['b', 'c'] })]
  const wordle = [aResult({ date: '2026-11-21', items: ['x'] }), aResult({ date: '2026-11-21', items: ['x'] })]
  expect(grownOn('2026-11-21', { stadiums, wordle, age: [aResult()] })).toBe(2)
})
