import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#core/days.ts'
import { bestStreakOf } from '#core/streak.ts'
import { boardOf } from '#islands/profile/boards.ts'
import { figuresOf } from '#islands/profile/figures.ts'
import { wrongPicture } from '#islands/profile/picture-file.ts'
import { aResult } from '../stores/results.ts'

const TODAY: Day = '2026-11-21'
const ago = (count: number) => addDays(TODAY, -count)
const dailies = (...daysAgo: number[]) => daysAgo.map((count) => aResult({ mode: 'today', date: ago(count) }))
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index)

describe('the longest streak', () => {
  test.each([
    ['nothing played', [], 0],
    ['the one that runs', range(4, 0), 5],
    ['one of the past', [...range(30, 21), 1, 0], 10],
    ['a frozen day keeps it and adds nothing', [...range(30, 24), ...range(22, 20)], 10],
    ['a day to come does not count', [1, 0, -1], 2],
  ])('%s', (_name, daysAgo, length) => expect(bestStreakOf(daysAgo.map(ago), TODAY)).toBe(length))
})

describe('figures of a game', () => {
  test('before the first result', () => {
    expect(figuresOf(boardOf('wordle'), [], TODAY)).toMatchObject({
      ...{ played: 0, won: 0, average: null, best: null, streak: 0, bestStreak: 0 },
    })
  })

  test("leave out a race's score but count it as a game", () => {
    const records = [
      aResult({ score: 6 }),
      aResult({ score: 0, won: false }),
      aResult({ score: 3 }),
      aResult({ mode: 'multiplayer', score: 1 }),
    ]
    const figures = figuresOf(boardOf('wordle'), records, TODAY)
    expect(figures).toMatchObject({ played: 4, won: 0.75, average: 4.5, best: 3 })
    expect(figures.bars.filter(({ count }) => count > 0)).toEqual([
      { from: 3, to: 3, count: 1, latest: true },
      { from: 6, to: 6, count: 1, latest: false },
      { from: 0, to: 0, count: 1, latest: false },
    ])
  })

  test('contain the average over every run of a game that counts right answers', () => {
    const records = [8, 8, 9].map((score) => aResult({ score, won: score >= 9, mode: 'today' }))
    expect(figuresOf(boardOf('statistics'), records, TODAY)).toMatchObject({ average: 25 / 3, best: 9 })
  })

  test('contain the streaks of its daily', () => {
    const records = [...dailies(...range(20, 11)), ...dailies(1, 0), aResult({ date: ago(2) })]
    expect(figuresOf(boardOf('wordle'), records, TODAY)).toMatchObject({ streak: 2, bestStreak: 10 })
  })

  test('contain full cards of Bingo, and the most in a row', () => {
    const records = [16, 16, 15, 16, 16, 16, 3].map((score) => aResult({ score, won: score === 16 }))
    expect(figuresOf(boardOf('bingo'), records, TODAY)).toMatchObject({ perfect: { count: 5, inARow: 3 } })
    expect(figuresOf(boardOf('bingo'), [], TODAY)).toMatchObject({ perfect: { count: 0, inARow: 0 } })
    expect(figuresOf(boardOf('wordle'), records, TODAY)).toMatchObject({ perfect: null })
  })

  test('contain the best average error of a run, and all right answers', () => {
    const records = [
      aResult({ tags: ['hint', 'off:18'], items: ['luka-modric'] }),
      aResult({ tags: ['off:7'], items: ['luka-modric', 'pedri'] }),
      aResult({ tags: ['gave-up'] }),
    ]
    expect(figuresOf(boardOf('age'), records, TODAY)).toMatchObject({ nearest: 0.7, right: 3 })
    expect(figuresOf(boardOf('age'), [], TODAY)).toMatchObject({ nearest: null, right: 0 })
    expect(figuresOf(boardOf('wordle'), records, TODAY)).toMatchObject({ nearest: null, right: null })
  })

  test('contain hat-tricks of Split in all its modes', () => {
    const records = [
      aResult({ tags: ['clean'] }),
      aResult({ score: 3 }),
      aResult({ mode: 'hard', tags: ['hint', 'clean'] }),
    ]
    expect(figuresOf(boardOf('split'), records, TODAY)).toMatchObject({ flawless: 2 })
    expect(figuresOf(boardOf('split'), [], TODAY)).toMatchObject({ flawless: 0 })
    expect(figuresOf(boardOf('pixels'), records, TODAY)).toMatchObject({ flawless: null })
  })

  test('group marks by twenty, best first', () => {
    const records = [aResult({ score: 100 }), aResult({ score: 59 }), aResult({ score: 0, won: false })]
    const { bars, best } = figuresOf(boardOf('age'), records, TODAY)
    expect(best).toBe(100)
    expect(bars).toEqual([
      { from: 80, to: 100, count: 1, latest: false },
      { from: 60, to: 79, count: 0, latest: false },
      { from: 40, to: 59, count: 1, latest: false },
      { from: 20, to: 39, count: 0, latest: false },
      { from: 0, to: 19, count: 1, latest: true },
    ])
  })

  test('add up rarity since Monday, and unique names over everything', () => {
    const grid = (daysAgo: number, tags: string[], mode = 'today') => aResult({ mode, date: ago(daysAgo), tags })
    const records = [
      // TODAY is a Saturday: five days ago was Monday.
      grid(6, ['rarity:900']),
      grid(5, ['rarity:212', 'alone:2']),
      grid(0, ['gave-up', 'rarity:430']),
      grid(0, ['rarity:100', 'alone:1'], 'archive'),
      grid(0, ['bot-40'], 'bot'),
    ]
    expect(figuresOf(boardOf('tictactoe'), records, TODAY)).toMatchObject({ week: { sum: 642, days: 2 }, alone: 3 })
    expect(figuresOf(boardOf('tictactoe'), [], TODAY)).toMatchObject({ week: null, alone: 0 })
    expect(figuresOf(boardOf('age'), records, TODAY)).toMatchObject({ week: null, alone: null })
  })

  test('count a collected item once', () => {
    const records = [aResult({ items: ['arsenal', 'inter'] }), aResult({ items: ['inter'] }), aResult()]
    expect(figuresOf(boardOf('stadiums'), records, TODAY)).toMatchObject({ collected: 2 })
    expect(figuresOf(boardOf('stadiums'), [], TODAY)).toMatchObject({ collected: 0 })
    expect(figuresOf(boardOf('age'), records, TODAY)).toMatchObject({ collected: null })
  })

  test('have no distribution before the first comparable run', () => {
    const practice = aResult({ mode: 'normal', score: 14 })
    expect(figuresOf(boardOf('higherlower'), [practice], TODAY).bars).toEqual([])
    const daily = aResult({ mode: 'today', score: 0, won: false })
    expect(figuresOf(boardOf('higherlower'), [practice, daily], TODAY).bars).toHaveLength(11)
  })
})

test.each([
  ['image/jpeg', 1_000_000, null],
  ['image/webp', 1_000_001, 'picture-too-large'],
  ['image/svg+xml', 10, 'unsupported-picture'],
  ['', 10, 'unsupported-picture'],
])('a picture of type %j and %d bytes: %s', (type, size, wrong) => expect(wrongPicture({ type, size })).toBe(wrong))
