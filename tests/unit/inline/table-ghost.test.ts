import { expect, test } from 'vitest'
import type { BoardPage } from '#contracts/boards.ts'
import { ghostOf } from '#inline/table/ghost.ts'

const page = (scores: number[], changes: Partial<BoardPage> = {}): BoardPage => ({
  ...{ board: 'all', period: 'week', of: '2026-W48', since: '2026-11-23', until: '2026-11-30' },
  ...{ previous: null, next: null, players: scores.length },
  rows: scores.map((score, at) => ({
    ...{ rank: at + 1, score, ms: null, username: null, photo_url: null, kit: null, country: null, before: null },
  })),
  ...changes,
})
const visitor = (statistics: Record<string, unknown>) => ({ signedIn: false, statistics })
const DAILIES = visitor({
  wordle: [
    { mode: 'today', date: '2026-11-22', points: 60 },
    { mode: 'today', date: '2026-11-23', points: 60 },
    { mode: 'hard', date: '2026-11-24', points: 60 },
  ],
  age: [{ mode: 'today', date: '2026-11-29', points: 40 }],
})

test("a visitor gets the rank that the period's dailies would have", () => {
  expect(ghostOf(page([300, 200, 120, 100, 90]), DAILIES)).toEqual({ score: 100, rank: 5 })
  expect(ghostOf(page([]), DAILIES)).toEqual({ score: 100, rank: 1 })
})

test('a visitor gets no rank below the rows of the page', () => {
  expect(ghostOf(page([300, 200], { players: 800 }), DAILIES)).toBeNull()
})

test.each([
  ['an account', { ...DAILIES, signedIn: true }, page([])],
  ['another board', DAILIES, page([], { board: 'quiz' })],
  ['a visitor without points', visitor({}), page([])],
  ['broken results', visitor({ wordle: [null, 7, { mode: 'today', date: 'x', points: 3 }], age: 'x' }), page([])],
])('%s gets no such rank', (_name, progress, board) => expect(ghostOf(board, progress)).toBeNull())
