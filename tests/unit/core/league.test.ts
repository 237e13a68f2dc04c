import { describe, expect, test } from 'vitest'
import {
  bestDayOf,
  cupOf,
  datesOf,
  headToHead,
  mostImproved,
  nextPass,
  nextShirt,
  placeOf,
  tableOf,
  type Scored,
} from '#core/league.ts'
import { randomFrom } from '#core/random.ts'

const MONDAY = '2026-11-23'
const scoredSeat = (seat: number, days: Record<string, number>, games: Record<string, number> = {}): Scored => ({
  seat,
  days,
  games,
})
const scoredByDay = (seat: number, ...points: number[]) =>
  scoredSeat(seat, Object.fromEntries(points.map((value, at) => [datesOf(MONDAY)[at]!, value])))

describe('the table', () => {
  test('has the seven days of its week', () => {
    expect(datesOf('2026-12-28')).toEqual([
      ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'],
    ])
  })

  test('orders by points, and names the gap to the row above', () => {
    const rows = tableOf(
      [1, 2, 3, 4],
      [scoredByDay(1, 100, 20), scoredByDay(2, 90, 66), scoredByDay(4, 0, 0, 3)],
      MONDAY,
    )
    expect(rows.map(({ seat, place, points, gap }) => [seat, place, points, gap])).toEqual([
      [2, 1, 156, { kind: 'leads', by: 36 }],
      [1, 2, 120, { kind: 'behind', by: 36, seat: 2 }],
      [4, 3, 3, { kind: 'behind', by: 117, seat: 1 }],
      [3, 4, 0, { kind: 'behind', by: 3, seat: 4 }],
    ])
    expect(rows[0]!.days).toEqual([90, 66, 0, 0, 0, 0, 0])
  })

  test('counts the best five days, the earlier one if equal', () => {
    const [row] = tableOf([1], [scoredByDay(1, 10, 30, 20, 10, 0, 40, 10)], MONDAY)
    expect(row!.points).toBe(110)
    expect(row!.counts).toEqual([true, true, true, true, false, true, false])
  })

  test('shares a place among equals', () => {
    const rows = tableOf([3, 2, 1], [scoredByDay(1, 50), scoredByDay(2, 70), scoredByDay(3, 70)], MONDAY)
    expect(rows.map(({ seat, place, gap }) => [seat, place, gap])).toEqual([
      [2, 1, { kind: 'level', seat: 3 }],
      [3, 1, { kind: 'level', seat: 2 }],
      [1, 3, { kind: 'behind', by: 20, seat: 3 }],
    ])
  })

  test('has no gap for a single member, and no row without members', () => {
    expect(tableOf([5], [], MONDAY)[0]).toMatchObject({ place: 1, points: 0, gap: { kind: 'alone' } })
    expect(tableOf([], [], MONDAY)).toEqual([])
  })

  test('agrees with a recount for any scores', () => {
    const random = randomFrom(28)
    for (let round = 0; round < 200; round++) {
      const seats = Array.from({ length: 1 + Math.floor(random() * 22) }, (_, at) => at + 1)
      const scored = seats
        .filter(() => random() < 0.8)
        .map((seat) => scoredByDay(seat, ...Array.from({ length: 7 }, () => Math.floor(random() * 4) * 10)))
      const rows = tableOf(seats, scored, MONDAY)
      expect(rows.map(({ seat }) => seat).sort((one, other) => one - other)).toEqual(seats)
      const sums = new Map(seats.map((seat) => [seat, 0]))
      for (const { seat, days } of scored) {
        const [least, second] = Object.values(days).sort((one, other) => one - other)
        sums.set(seat, Object.values(days).reduce((sum, points) => sum + points, 0) - least! - second!)
      }
      for (const [at, row] of rows.entries()) {
        expect(row.points).toBe(sums.get(row.seat))
        expect(row.days.reduce((sum, points, day) => sum + (row.counts[day] ? points : 0), 0)).toBe(row.points)
        expect(row.place).toBe(1 + [...sums.values()].filter((points) => points > row.points).length)
        if (at > 0) expect(row.points).toBeLessThanOrEqual(rows[at - 1]!.points)
      }
      const most = Math.max(...sums.values())
      const winners = seats.filter((seat) => sums.get(seat) === most)
      expect(cupOf(scored)).toEqual(most === 0 ? null : { winners, points: most })
    }
  })
})

describe('the next pass', () => {
  const rows = tableOf([1, 2, 3], [scoredByDay(1, 300), scoredByDay(2, 250), scoredByDay(3, 0, 10)], MONDAY)
  const games = [
    { game: 'wordle', most: 50 },
    { game: 'age', most: 80 },
  ]

  test('is the first game that is worth more than the gap', () => {
    expect(nextPass(rows, 2, 3, games)).toEqual({ game: 'age', seat: 1, by: 50 })
  })

  test('does not exist for the leader, for a gap that no game closes, and outside the league', () => {
    expect([1, 3, null, 9].map((seat) => nextPass(rows, seat, 3, games))).toEqual([null, null, null, null])
    expect(nextPass(rows, 2, 3, [])).toBeNull()
  })

  test('counts the points that the day adds to the best five', () => {
    const full = tableOf(
      [1, 2],
      [scoredByDay(1, 100, 100, 100, 100, 110), scoredByDay(2, 100, 100, 100, 100, 100, 40)],
      MONDAY,
    )
    expect(nextPass(full, 2, 5, [{ game: 'age', most: 60 }])).toBeNull()
    expect(nextPass(full, 2, 5, [{ game: 'age', most: 80 }])).toMatchObject({ seat: 1, by: 10 })
  })
})

describe('the cup', () => {
  test('goes to every member with the most points, and to no member without points', () => {
    expect(cupOf([scoredByDay(3, 60), scoredByDay(1, 20, 40), scoredByDay(2, 59)])).toEqual({
      winners: [1, 3],
      points: 60,
    })
    expect(cupOf([scoredByDay(1, 0)])).toBeNull()
    expect(cupOf([])).toBeNull()
  })
})

describe('head to head', () => {
  const games = ['wordle', 'age', 'split', 'bingo']
  const yours = scoredSeat(1, {}, { wordle: 60, age: 10, split: 5 })
  const theirs = scoredSeat(2, {}, { wordle: 50, age: 20, split: 5 })

  test('gives each game to the member with more points in it', () => {
    expect(headToHead(yours, theirs, games)).toEqual(['yours', 'theirs', 'level', 'open'])
  })

  test('is the mirror image from the other side', () => {
    const mirror = { yours: 'theirs', theirs: 'yours', level: 'level', open: 'open' } as const
    const seen = headToHead(yours, theirs, games)
    expect(headToHead(theirs, yours, games)).toEqual(seen.map((duel) => mirror[duel]))
    expect(headToHead(undefined, undefined, games)).toEqual(games.map(() => 'open'))
  })
})

describe('the most improved', () => {
  test.each([
    [
      'gained most',
      [scoredByDay(1, 500), scoredByDay(2, 300), scoredByDay(3, 90)],
      { 1: 450, 2: 100, 3: 10 },
      { seat: 2, by: 200 },
    ],
    ['counts the best five days', [scoredByDay(1, 10, 10, 10, 10, 10, 10, 10)], { 1: 40 }, { seat: 1, by: 10 }],
    ['is the older seat among equals', [scoredByDay(3, 60), scoredByDay(2, 70)], { 2: 50, 3: 40 }, { seat: 2, by: 20 }],
    ['is nobody in the first week', [scoredByDay(1, 500), scoredByDay(2, 300)], {}, null],
    ['is nobody without a gain', [scoredByDay(1, 500), scoredByDay(2, 300)], { 1: 500, 2: 310 }, null],
    ['has played both weeks', [scoredByDay(1, 500), scoredByDay(2, 30)], { 2: 20, 3: 900 }, { seat: 2, by: 10 }],
  ])('%s', (_what, last, before, expected) => expect(mostImproved(last, before)).toEqual(expected))
})

describe('last week', () => {
  test('has a best day', () => {
    expect(bestDayOf([scoredByDay(1, 30, 80), scoredByDay(2, 80), scoredByDay(3, 80)])).toEqual({
      seat: 2,
      date: MONDAY,
      points: 80,
    })
    expect(bestDayOf([scoredByDay(1, 0)])).toBeNull()
  })

  test('has a place among those who played', () => {
    const scored = [scoredByDay(1, 30), scoredByDay(2, 80), scoredByDay(3, 30), scoredByDay(4, 0)]
    expect([1, 2, 3].map((seat) => placeOf(scored, seat))).toEqual([
      { place: 2, of: 3 },
      { place: 1, of: 3 },
      { place: 2, of: 3 },
    ])
    expect(placeOf(scored, 4)).toBeNull()
    expect(placeOf(scored, 9)).toBeNull()
  })
})

describe('the next shirt of a duel', () => {
  const games = ['wordle', 'age', 'bingo'].map((game) => ({ game, most: 80 }))
  const yours = scoredSeat(1, {}, { wordle: 100, age: 40, bingo: 20 })

  test('is the open game with the smallest gap, also when level', () => {
    expect(nextShirt(yours, scoredSeat(2, {}, { wordle: 90, age: 70, bingo: 32 }), games)).toEqual({
      game: 'bingo',
      by: 12,
    })
    expect(nextShirt(yours, scoredSeat(2, {}, { age: 40 }), games)).toEqual({ game: 'age', by: 0 })
    expect(nextShirt(undefined, undefined, games)).toEqual({ game: 'wordle', by: 0 })
  })

  test('does not exist where no open game can pay that much, or all are won', () => {
    expect(nextShirt(yours, scoredSeat(2, {}, { wordle: 180, age: 120, bingo: 100 }), games)).toBeNull()
    expect(nextShirt(yours, scoredSeat(2, {}), games)).toBeNull()
    expect(nextShirt(yours, scoredSeat(2, {}, { age: 70 }), [])).toBeNull()
  })
})
