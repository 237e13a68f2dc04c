import { describe, expect, test } from 'vitest'
import type { BoardPage, OwnStanding } from '#contracts/boards.ts'
import { aheadOf, linesOf, type Week } from '#play/ranked/WeekBoard.tsx'

const face = { username: null, photo_url: null, kit: null, country: null, ms: 1000 }
const page = (scores: readonly number[]): BoardPage => ({
  board: 'higherlower',
  period: 'week',
  of: '2026-W47',
  since: '2026-11-16',
  until: '2026-11-23',
  previous: null,
  next: null,
  players: scores.length,
  rows: scores.map((score) => ({
    ...face,
    score,
    rank: 1 + scores.filter((other) => other > score).length,
    before: null,
  })),
})

/** The player at that place (from 1) of a board, with two neighbours on either side. */
function standingAt(scores: readonly number[], place: number, shown = place <= 100): OwnStanding {
  const lines = page(scores).rows
  const { rank, score } = lines[place - 1]!
  const above = [...lines].reverse().find((line) => line.score > score)
  return {
    named: true,
    standing: {
      rank,
      score,
      players: scores.length,
      ms: 1000,
      place: shown ? place : null,
      equals: 1,
      next: above ? { gap: above.score - score, rank: above.rank } : null,
      percent: null,
    },
    near: lines.slice(Math.max(0, place - 3), place + 2).map((line, at) => ({
      ...line,
      own: at === Math.min(2, place - 1),
    })),
  }
}

const SEVEN = [21, 17, 14, 13, 11, 9, 4]
const ranksOf = (week: Week) => linesOf(week).map(({ rank, own: isOwn }) => (isOwn ? `[${rank}]` : rank))

describe('the leaderboard beside a ranked run', () => {
  test('are the first five for a visitor', () => {
    expect(ranksOf({ page: page(SEVEN), own: null })).toEqual([1, 2, 3, 4, 5])
    expect(ranksOf({ page: page([3]), own: null })).toEqual([1])
    expect(ranksOf({ page: page([]), own: null })).toEqual([])
  })

  test("mark the player's own line", () => {
    expect(ranksOf({ page: page(SEVEN), own: standingAt(SEVEN, 3) })).toEqual([1, 2, '[3]', 4, 5])
    expect(ranksOf({ page: page(SEVEN), own: standingAt(SEVEN, 5) })).toEqual([1, 2, 3, 4, '[5]'])
  })

  test("extend down to the player's own line", () => {
    expect(ranksOf({ page: page(SEVEN), own: standingAt(SEVEN, 6) })).toEqual([1, 2, 5, '[6]', 7])
    expect(ranksOf({ page: page(SEVEN), own: standingAt(SEVEN, 7) })).toEqual([1, 2, 3, 6, '[7]'])
  })

  test('are the first five for an unranked account', () => {
    const nowhere = { named: true, standing: null, near: [] }
    expect(ranksOf({ page: page(SEVEN), own: nowhere })).toEqual([1, 2, 3, 4, 5])
  })
})

describe('the distance of a ranked run to the next', () => {
  test.each([
    [0, { more: 4, rank: 7 }],
    [4, { more: 5, rank: 6 }],
    [13, { more: 1, rank: 3 }],
    [20, { more: 1, rank: 1 }],
    [21, null],
  ])('%i right by a visitor', (run, expected) => {
    expect(aheadOf({ page: page(SEVEN), own: null }, run)).toEqual(expected)
  })

  test("uses the player's longer run of the week", () => {
    expect(aheadOf({ page: page(SEVEN), own: standingAt(SEVEN, 3) }, 7)).toEqual({ more: 10, rank: 2 })
    expect(aheadOf({ page: page(SEVEN), own: standingAt(SEVEN, 3) }, 18)).toEqual({ more: 3, rank: 1 })
    expect(aheadOf({ page: page(SEVEN), own: standingAt(SEVEN, 1) }, 7)).toBeNull()
  })

  test('shows the line above for a player below the visible lines', () => {
    const week = { page: { ...page(SEVEN), rows: page(SEVEN).rows.slice(0, 3) }, own: standingAt(SEVEN, 7, false) }
    expect(aheadOf(week, 2)).toEqual({ more: 7, rank: 6 })
    expect(aheadOf(week, 10)).toEqual({ more: 4, rank: 3 })
  })

  test('gives equal lines the same rank', () => {
    expect(aheadOf({ page: page([9, 5, 5, 2]), own: null }, 3)).toEqual({ more: 2, rank: 2 })
  })
})
