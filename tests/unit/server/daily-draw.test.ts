import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deal } from '#games/wordle/deal.ts'
import { DAYS_WITHOUT_REPEAT, drawDays, newestOf, redraw, seedOf, type Drawn } from '#server/daily-draw.ts'

const POOL = Array.from({ length: 400 }, (_, at) => ({ id: `footballer-${at}` }))
const GAME = {
  deal: (random: () => number, recent: readonly string[]) => {
    const { id } = deal(POOL, random, recent)
    return { setup: { answer: id }, answers: [id] }
  },
}

beforeEach(() => void vi.stubEnv('PUZZLE_SECRET', 'a secret of tests, as long as a real one is'))
afterEach(() => void vi.unstubAllEnvs())

type Row = Drawn & { voided?: true }

/** As the table keeps them: in order of number and id. */
const inOrder = (rows: Row[]) => rows.toSorted((one, other) => one.number - other.number || one.id - other.id)

function withDays(rows: Row[], last: number): Row[] {
  const after = rows.at(-1)?.number ?? 0
  const days = drawDays('wordle', GAME, rows, after + 1, last)
  return [...rows, ...days.map(({ number, answers }, at) => ({ id: newestOf(rows) + 1 + at, number, answers }))]
}

/** Voids the day that counts and puts its replacement beside it. */
function withVoided(rows: Row[], number: number): Row[] {
  const { answers } = redraw('wordle', GAME, rows, number)
  const old = rows.findLast((row) => row.number === number)!
  old.voided = true
  return inOrder([...rows, { id: newestOf(rows) + 1, number, answers }])
}

/** Pairs of days that repeat an answer too soon; whoever was voided was seen, too. */
function repeats(rows: Row[]): [Row, Row][] {
  return rows.flatMap((one, at) =>
    rows
      .slice(at + 1)
      .filter(({ number, answers }) => number - one.number < DAYS_WITHOUT_REPEAT && answers[0] === one.answers[0])
      .map((other): [Row, Row] => [one, other]),
  )
}

/** A day goes by with more days drawn, or one of today and the coming two is voided. */
const events = fc.array(fc.oneof(fc.constant('day'), fc.integer({ min: 0, max: 2 })), { minLength: 1, maxLength: 30 })

function season(happenings: readonly ('day' | number)[]): Row[] {
  let today = 360
  let rows = withDays([], today + 2)
  for (const event of happenings) {
    if (event === 'day') rows = withDays(rows, ++today + 2)
    else rows = withVoided(rows, today + event)
  }
  return rows
}

describe('a puzzle that takes another one’s place', () => {
  test('repeats nobody of a year before or after, voided ones included, whatever was voided', () => {
    fc.assert(
      fc.property(events, (happenings) => {
        expect(repeats(season(happenings))).toEqual([])
      }),
      { seed: 11, numRuns: 40 },
    )
  })

  test('is the same on every server that knows the secret, and another one with another secret', () => {
    const happenings = ['day', 0, 1, 0, 2, 'day', 0] as const
    const drawn = season(happenings)
    expect(season(happenings)).toEqual(drawn)
    vi.stubEnv('PUZZLE_SECRET', 'another secret')
    expect(season(happenings).map(({ answers }) => answers)).not.toEqual(drawn.map(({ answers }) => answers))
  })

  test('leaves every other day as it is', () => {
    const before = withDays([], 20)
    const after = withVoided(structuredClone(before), 19)
    expect(after.filter(({ number }) => number !== 19)).toEqual(before.filter(({ number }) => number !== 19))
    expect(after.filter(({ number }) => number === 19).map(({ id, voided }) => [id, voided])).toEqual([
      [19, true],
      [21, undefined],
    ])
  })

  test('comes from the longest ago when nobody else is left', () => {
    const few = {
      deal: (random: () => number, recent: readonly string[]) => {
        const { id } = deal(POOL.slice(0, 3), random, recent)
        return { setup: {}, answers: [id] }
      },
    }
    const rows = ['footballer-0', 'footballer-1', 'footballer-2'].map((id, at) => ({
      id: at + 1,
      number: at + 1,
      answers: [id],
    }))
    expect(redraw('wordle', few, rows, 3).answers).toEqual(['footballer-0'])
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
