import { describe, expect, test } from 'vitest'
import { finishOf } from '#server/runs/finish.ts'

const DISTRIBUTION = { count: 2, of: () => 0, worstFirst: [0, 1] }
const NOON = Date.parse('2026-11-22T12:00:00Z')
const HOUR = 3_600_000
const outcome = (changes: object) => ({ won: false, score: 0, lines: [], n: 3, tags: [], ...changes })
const run = (mode: string) => ({
  game: 'wordle' as const,
  mode,
  date: '2026-11-21',
  started_at: '2026-11-21T20:00:00Z',
})
const answered = [{ key: 'off-0', points: 18, count: 3 }]

describe('the daily bonuses', () => {
  const rewarded = (changes: object) => finishOf(outcome(changes), run('today'), NOON, DISTRIBUTION, ['age']).rewarded

  test.each([
    ['go to a run with points', { won: true, lines: answered }, true],
    ['go to a lost run with points', { lines: answered }, true],
    ['do not go to a run without points', {}, false],
    ['do not go to a won run without points', { won: true }, false],
    [
      'do not go to a run given up after a few answers, which keeps its points',
      { lines: answered, tags: ['gave-up'] },
      false,
    ],
  ])('%s', (_what, changes, expected) => expect(rewarded(changes)).toBe(expected))
})

describe('a run of the archive', () => {
  const tags = (mode: string, now: number, changes = {}) =>
    finishOf(outcome(changes), run(mode), now, DISTRIBUTION, ['age']).tags

  test.each([
    ['just after its day is over everywhere', 0, ['archive', 'repair']],
    ['a moment before 48 hours are over', 48 * HOUR - 1, ['archive', 'repair']],
    ['48 hours after its day was over', 48 * HOUR, ['archive']],
    ['weeks later', 500 * HOUR, ['archive']],
  ])('repairs a streak in time: %s', (_when, late, expected) => expect(tags('archive', NOON + late)).toEqual(expected))

  test('repairs nothing when given up', () =>
    expect(tags('archive', NOON, { tags: ['gave-up'] })).toEqual(['gave-up', 'archive']))

  test('repairs nothing without an answer', () => expect(tags('archive', NOON, { n: 0 })).toEqual(['archive']))

  test('earns nothing and is not counted', () =>
    expect(
      finishOf(outcome({ won: true, lines: answered }), run('archive'), NOON, DISTRIBUTION, ['age']),
    ).toMatchObject({
      lines: [],
      bucket: null,
      bonuses: null,
    }))

  test('is recognised by its mode: a run of the day repairs nothing', () => expect(tags('today', NOON)).toEqual([]))
})

test('a run lasts from its start to its last action, a day at most', () => {
  const ms = (now: number) => finishOf(outcome({}), run('today'), now, DISTRIBUTION, ['age']).ms
  expect([ms(NOON), ms(NOON - 100 * HOUR), ms(NOON + 100 * HOUR)]).toEqual([16 * HOUR, 0, 24 * HOUR])
})

describe('a result is held for review', () => {
  const isHeld = (ms: number, n: number, mode = 'today') =>
    finishOf(outcome({ won: true, n }), run(mode), Date.parse('2026-11-21T20:00:00Z') + ms, DISTRIBUTION, ['age']).held

  test.each([
    ['below the least seconds of its mode', 1999, 1, true],
    ['not at the least seconds of its mode', 2000, 1, false],
    ['below 250 ms per action', 2249, 9, true],
    ['not at 250 ms per action', 2250, 9, false],
  ])('%s', (_what, ms, n, expected) => expect(isHeld(ms, n)).toBe(expected))

  test('never in the archive, which earns nothing', () => expect(isHeld(0, 1, 'archive')).toBe(false))
})
