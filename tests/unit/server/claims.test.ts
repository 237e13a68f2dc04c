import { expect, test, vi } from 'vitest'
import type { ResultRecord } from '#contracts/results.ts'
import type * as Catalogue from '#games/catalogue.ts'
import { sortClaims } from '#server/claims.ts'

/** A practice mode whose runs the server keeps, as games of pictures have it. */
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

test('a browser claims only what it ran itself, whatever the run was for', () => {
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
