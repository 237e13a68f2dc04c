import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, LAUNCH_DAY, type Day } from '#core/days.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { elevenOn, gamesOn } from '#games/catalogue.ts'
import { SHELF_IDS, SHELVES, type HonourId } from '#games/honour-table.ts'
import { earnedIn, honoursBy, honoursOf, nearestOf, type Earned } from '#games/honours.ts'
import { aResult } from '../stores/results.ts'

const TODAY: Day = '2026-11-29'
const ago = (count: number) => addDays(TODAY, -count)
const daily = (daysAgo: number, fields: Partial<ResultRecord> = {}) =>
  aResult({ mode: 'today', date: ago(daysAgo), ...fields })
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index)
const honour = (id: HonourId, statistics: Statistics) =>
  honoursOf({ statistics, today: TODAY }).find((entry) => entry.id === id)!

describe('the table', () => {
  test.each(SHELF_IDS)('has four honours of different names on the shelf %s', (shelf) => {
    expect(new Set(SHELVES[shelf].map(({ name }) => name)).size).toBe(4)
  })

  test('has a shelf for every game', () => expect(SHELF_IDS).toEqual(expect.arrayContaining([...GAME_IDS])))
})

describe('an honour', () => {
  test('is open with nothing at first', () => {
    const honours = honoursOf({ statistics: {}, today: TODAY })
    expect(honours).toHaveLength(4 * SHELF_IDS.length)
    expect(honours.filter(({ have, earned, times }) => have > 0 || earned !== null || times !== 1)).toEqual([])
  })

  test.each<[string, HonourId, Statistics, number, Day | null]>([
    ['seven days running', 'days:week', { wordle: range(16, 8).map((day) => daily(day)) }, 7, ago(10)],
    ['six days are not seven', 'days:week', { wordle: range(5, 0).map((day) => daily(day)) }, 6, null],
    ['a Wordle in two', 'wordle:inTwo', { wordle: [daily(3, { score: 2 })] }, 1, ago(3)],
    ['a missed Wordle', 'wordle:inTwo', { wordle: [daily(3, { won: false, score: 0 })] }, 0, null],
    ['a race is no Wordle', 'wordle:inTwo', { wordle: [aResult({ mode: 'multiplayer', score: 2 })] }, 0, null],
    [
      'dailies with a hint',
      'wordle:unaided',
      { wordle: range(11, 0).map((day) => daily(day, { tags: ['hint'] })) },
      0,
      null,
    ],
    ['a row breaks', 'split:five', { split: [5, 4, 3, 2, 1].map((day) => daily(day, { won: day !== 3 })) }, 2, null],
    ['a unique name', 'tictactoe:onlyYou', { tictactoe: [daily(1, { tags: ['rarity:300', 'alone:2'] })] }, 1, ago(1)],
    ['a rare grid', 'tictactoe:rare', { tictactoe: [daily(1, { score: 9, tags: ['rarity:212'] })] }, 1, ago(1)],
    [
      'a grid with an empty cell',
      'tictactoe:rare',
      { tictactoe: [daily(1, { score: 8, tags: ['rarity:212'] })] },
      0,
      null,
    ],
    ['bonuses of the day do not count', 'pixels:perfect', { pixels: [daily(1, { points: 72, bonus: 20 })] }, 52, null],
    ['a year off on average', 'age:yearOff', { age: [daily(2, { tags: ['off:10'] })] }, 1, ago(2)],
    ['five exact ages', 'age:exact', { age: [daily(2, { items: ['a', 'b', 'c', 'd'] })] }, 0, null],
    [
      'every match against friends',
      'friends:dares',
      { age: range(5, 1).map(() => aResult({ mode: 'challenge' })) },
      5,
      '2026-11-20',
    ],
    [
      'a face counts once',
      'albums:faces',
      { pixels: [daily(2, { items: ['a', 'b'] }), daily(1, { items: ['b'] })] },
      2,
      null,
    ],
  ])('%s', (_name, id, statistics, have, earned) => expect(honour(id, statistics)).toMatchObject({ have, earned }))

  test('counts how often a feat was done', () => {
    const cards = [16, 12, 16, 16].map((score, at) => daily(9 - at, { score }))
    expect(honour('bingo:fullCard', { bingo: cards })).toMatchObject({ have: 16, earned: ago(9), times: 3 })
  })

  test('counts the eleven games of a day, without extra time', () => {
    const day = (daysAgo: number, count: number) =>
      Object.fromEntries(elevenOn(ago(daysAgo)).map(({ id }, at) => [id, at < count ? [daily(daysAgo)] : []]))
    expect(honour('days:house', day(1, 10))).toMatchObject({ have: 10, earned: null })
    expect(honour('days:house', { ...day(1, 10), 'back-four': [daily(1)] })).toMatchObject({ have: 10, earned: null })
    expect(honour('days:house', day(1, 11))).toMatchObject({ have: 11, earned: ago(1) })
    expect(gamesOn(ago(1)).length).toBeGreaterThan(11)
  })

  test('dates the cup of the week by the daily that reached it', () => {
    // Results from Monday to Sunday.
    const week = range(6, 0).map((day) => daily(day, { points: 300 }))
    expect(honour('weeks:bronze', { wordle: week })).toMatchObject({ have: 1000, earned: ago(3), times: 1 })
    expect(honour('weeks:silver', { wordle: week })).toMatchObject({ have: 1800, earned: ago(1) })
    expect(honour('weeks:gold', { wordle: week })).toMatchObject({ have: 2100, earned: null })
    expect(honour('weeks:wholeWeek', { wordle: week })).toMatchObject({ have: 7, earned: ago(0) })
  })

  test('of an album counts items from the archive, on the day of their puzzle', () => {
    const items = Array.from({ length: 75 }, (_, at) => `ground-${at}`)
    const stadiums = [daily(4, { items: items.slice(0, 40) }), aResult({ mode: 'archive', date: ago(90), items })]
    expect(honour('albums:grounds', { stadiums })).toMatchObject({ have: 75, earned: ago(4) })
  })

  test('is kept once it is stored', () => {
    const kept: Earned = { 'wordle:inTwo': '2026-8-1' }
    expect(honoursOf({ statistics: {}, kept, today: TODAY }).find(({ id }) => id === 'wordle:inTwo')).toMatchObject({
      ...{ have: 1, earned: '2026-8-1', times: 1 },
    })
  })

  test('of quiz and friends is dated by the day on which it is first seen', () => {
    const outside = {
      quiz: { matches: 12, right: 31, podiums: 1, wins: 0 },
      friends: { leagues: 1, cups: 2 },
    }
    expect(earnedIn(honoursOf({ statistics: {}, outside, today: TODAY }))).toEqual({
      ...{ 'quiz:tenMatches': TODAY, 'quiz:podium': TODAY, 'friends:league': TODAY, 'friends:cup': TODAY },
    })
  })
})

test('a result earns only honours that the player did not have', () => {
  const result = daily(0, { score: 2 })
  const ids = (statistics: Statistics) => honoursBy('wordle', result, { statistics, today: TODAY }).map(({ id }) => id)
  expect(ids({})).toEqual(['wordle:inTwo'])
  expect(ids({ wordle: [result] })).toEqual(['wordle:inTwo'])
  expect(ids({ wordle: [daily(1, { score: 1 }), result] })).toEqual([])
})

test('the nearest open honour comes first', () => {
  const [first] = nearestOf(honoursOf({ statistics: { pixels: [daily(1, { points: 59 })] }, today: TODAY }))
  expect(first).toMatchObject({ id: 'pixels:perfect', have: 59, need: 60 })
})

describe('honours stored run by run', () => {
  const aRun = fc.record({
    game: fc.constantFrom(...GAME_IDS),
    mode: fc.constantFrom('today', 'today', 'today', 'hard', 'normal', 'ranked', 'timed', 'archive', 'multiplayer'),
    later: fc.integer({ min: 0, max: 2 }),
    won: fc.boolean(),
    score: fc.integer({ min: 0, max: 30 }),
    points: fc.integer({ min: 0, max: 300 }),
    tags: fc.subarray(['hint', 'clean', 'off:7', 'alone:1', 'rarity:200']),
    items: fc.array(fc.integer({ min: 0, max: 400 }).map(String), { maxLength: 16 }),
  })

  test('equal those computed from all results, on the same days', () => {
    fc.assert(
      fc.property(fc.array(aRun, { maxLength: 60 }), (runs) => {
        const statistics: Partial<Record<GameId, ResultRecord[]>> = {}
        let today = LAUNCH_DAY
        let kept: Earned = {}
        for (const { game, later, ...run } of runs) {
          today = addDays(today, later)
          const date = run.mode === 'archive' ? addDays(today, -30) : today
          if (run.mode === 'archive' && today === LAUNCH_DAY) continue
          const result = aResult({ ...run, date })
          const fresh = honoursBy(game, result, { statistics, today })
          statistics[game] = [...(statistics[game] ?? []), result]
          const now = earnedIn(honoursOf({ statistics, today }))
          expect(now).toEqual({ ...now, ...kept })
          expect(
            Object.keys(now)
              .filter((id) => !(id in kept))
              .sort(),
          ).toEqual(fresh.map(({ id }) => id).sort())
          kept = earnedIn(honoursOf({ statistics, kept, today }))
        }
        expect(earnedIn(honoursOf({ statistics, today }))).toEqual(kept)
      }),
      { numRuns: 60 },
    )
  })
})
