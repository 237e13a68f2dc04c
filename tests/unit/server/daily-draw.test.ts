import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, LAUNCH_DAY } from '#core/days.ts'
import { dealOne } from '#games/deal-apart.ts'
import { drawn, seedOf } from '#server/runs/draw.ts'

const KEEP_DAYS = 365
const POOL = Array.from({ length: 2 * KEEP_DAYS + 60 }, (_, at) => ({ id: `footballer-${at}` }))
const GAME = { daily: { deal: dealFrom(POOL), keep: { days: KEEP_DAYS } } }

beforeEach(() => void vi.stubEnv('PUZZLE_SECRET', 'a secret of tests, as long as a real one is'))
afterEach(() => void vi.unstubAllEnvs())

type Row = { number: number; used: string[] }

/** Same as the SQL function `puzzles_around`. */
const around = (rows: readonly Row[], number: number) => ({
  used: rows
    .filter((row) => Math.abs(row.number - number) < KEEP_DAYS)
    .toSorted((one, other) => Math.abs(other.number - number) - Math.abs(one.number - number))
    .flatMap(({ used }) => used),
  taken: [],
  rows: rows.filter((row) => row.number === number).length,
})

/** Draws a day for the first time, or again after it was voided. */
const withDay = (rows: readonly Row[], number: number): Row[] => [
  ...rows,
  { number, used: drawn('wordle', GAME, addDays(LAUNCH_DAY, number - 1), around(rows, number)).used },
]

/** Pairs of rows that repeat an answer too soon, including voided rows, which players have seen. */
const repeats = (rows: readonly Row[]) =>
  rows.flatMap((one, at) =>
    rows
      .slice(at + 1)
      .filter(({ number, used }) => Math.abs(number - one.number) < KEEP_DAYS && used[0] === one.used[0])
      .map((other) => [one, other]),
  )

describe('a puzzle', () => {
  test('repeats no answer of a year before or after, in any order of draws and voids', () => {
    const days = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 50, maxLength: 120 })
    fc.assert(
      fc.property(days, (numbers) => {
        expect(repeats(numbers.reduce<Row[]>(withDay, []))).toEqual([])
      }),
      { seed: 11, numRuns: 40 },
    )
  })

  test('is the same on all servers with one secret, and differs with another', () => {
    const season = () => [1, 2, 3, 130, 131, 7, 130].reduce<Row[]>(withDay, [])
    const first = season()
    expect(season()).toEqual(first)
    vi.stubEnv('PUZZLE_SECRET', 'another secret')
    expect(season()).not.toEqual(first)
  })

  test('falls back to the least recent answer', () => {
    const few = { daily: { ...GAME.daily, deal: dealFrom(POOL.slice(0, 3)) } }
    const used = ['footballer-2', 'footballer-0', 'footballer-1']
    expect(drawn('wordle', few, '2026-7-18', { used, taken: [], rows: 1 }).used).toEqual(['footballer-2'])
  })

  test('repeats a name of another game of the day only if no other is left', () => {
    const game = {
      daily: {
        keep: { days: KEEP_DAYS },
        deal(_random: unknown, _past: unknown, _day: unknown, taken = new Set<string>()) {
          const name = ['a', 'b'].find((one) => !taken.has(one))
          return name === undefined ? null : { setup: {}, used: [name], names: [name] }
        },
      },
    }
    const namesBeside = (taken: string[]) => drawn('wordle', game, '2026-7-18', { used: [], taken, rows: 0 }).names
    expect(namesBeside([])).toEqual(['a'])
    expect(namesBeside(['a'])).toEqual(['b'])
    expect(namesBeside(['a', 'b'])).toEqual(['a'])
  })

  test('is not drawn while the pool is too small', () => {
    const closed = { daily: { ...GAME.daily, deal: () => null } }
    expect(() => drawn('wordle', closed, '2026-7-18', { used: [], taken: [], rows: 0 })).toThrow(
      expect.objectContaining({ code: 'mode-closed' }),
    )
  })
})

describe('the seed of a day', () => {
  test('depends on game, mode, day and attempt', () => {
    const seeds = [
      seedOf('wordle', 'today', '2026-7-16'),
      seedOf('age', 'today', '2026-7-16'),
      seedOf('wordle', 'archive', '2026-7-16'),
      seedOf('wordle', 'today', '2026-7-17'),
      seedOf('wordle', 'today', '2026-7-16', 1),
      seedOf('wordle', 'today', '2026-7-16', 2),
    ]
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seedOf('wordle', 'today', '2026-7-16', 0)).toBe(seeds[0])
  })
})

function dealFrom(pool: typeof POOL) {
  return (random: () => number, past: readonly string[]) => {
    const { id } = dealOne(pool, random, past)
    return { setup: { answer: id }, used: [id], names: [id] }
  }
}
