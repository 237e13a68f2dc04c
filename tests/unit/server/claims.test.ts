import { expect, test, vi } from 'vitest'
import type { ResultRecord } from '#contracts/results.ts'
import type * as Catalogue from '#games/catalogue.ts'
import { unrecordedPoints, sortClaims } from '#server/claims.ts'

/** A practice mode whose runs the server keeps, as in picture games. */
const PICTURES = { id: 'hard', path: '/pixels/hard', place: 'server', counts: 'practice', maxPoints: 60, minSeconds: 2 }

vi.mock('#games/catalogue.ts', async (original) => {
  const real = await original<typeof Catalogue>()
  const isOurs = (id: string, mode: string) => id === 'pixels' && mode === PICTURES.id
  return {
    ...real,
    modeOf: (id: never, mode: string) => (isOurs(id, mode) ? PICTURES : real.modeOf(id, mode)),
    placeOf: (id: never, mode: string) => (isOurs(id, mode) ? PICTURES.place : real.placeOf(id, mode)),
  }
})

const NOW = Date.parse('2026-11-21T12:00:00Z')
const record = (id: string, mode: string): ResultRecord => ({
  ...{ id, mode, date: '2026-11-20', won: true, score: 3, points: 40, ms: 60_000, n: 3, tags: [] },
  items: ['edgar-davids'],
})

test('a browser can claim only runs that it played itself', () => {
  const statistics = {
    wordle: ['easy', 'today', 'archive', 'multiplayer', 'ranked'].map((mode) => record(`wordle-${mode}`, mode)),
    pixels: [record('pixels-hard', 'hard')],
    higherlower: [record('duel-ranked', 'ranked')],
  }
  const { records, verified, refused } = sortClaims(statistics, NOW)
  expect(records).toMatchObject([{ id: 'wordle-easy', items: ['edgar-davids'] }])
  expect(verified.map(({ id }) => id)).toEqual([
    'wordle-today',
    'wordle-archive',
    'wordle-multiplayer',
    'pixels-hard',
    'duel-ranked',
  ])
  expect(refused).toEqual([{ id: 'wordle-ranked', reason: 'unknown-mode' }])
})

test('accepts minimal records of a hand-over in any mode, without points, for past days only', () => {
  const progressId = '6f1f3c1e-6a4e-4a58-9f0e-0d0c6d5a1a11'
  const minimal = (at: number, changes: Partial<ResultRecord>): ResultRecord => ({
    ...{ ...record(`${progressId}:wordle:${at}`, 'today'), won: false, points: 0, ms: 0, n: 0 },
    ...changes,
  })
  const wordle = [
    minimal(0, {}),
    minimal(1, { mode: 'chess' }),
    minimal(2, { date: '2026-12-24' }),
    minimal(3, { points: 40 }),
  ]
  const { records, verified, refused } = sortClaims({ wordle }, NOW, progressId)
  expect(records).toMatchObject([{ id: `${progressId}:wordle:0`, mode: 'today' }])
  expect(refused.map(({ reason }) => reason)).toEqual(['unknown-mode', 'date'])
  expect(verified).toEqual([{ id: `${progressId}:wordle:3` }])
  expect(sortClaims({ wordle: [minimal(0, {})] }, NOW).records).toEqual([])
})

test.each([
  [230, [0], 230],
  [230, [40, 40], 150],
  // Practice that faded is worth less than the points of its record.
  [60, [40, 40], 0],
])('of %i points with records of %j, %i have no record', (points, records, expected) => {
  const wordle = records.map((of, at) => ({ ...record(`wordle-${at}`, 'easy'), points: of }))
  expect(unrecordedPoints(points, { wordle })).toBe(expected)
})
