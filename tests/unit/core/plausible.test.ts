import { describe, expect, test } from 'vitest'
import { doubtOf, doubtOfDaily, isTooFast, PLAUSIBLE } from '#core/plausible.ts'
import { randomFrom, type Random } from '#core/random.ts'

test.each([
  ['just below the least time of the mode', { ms: 3999, n: 2 }, 4, true],
  ['exactly the least time of the mode', { ms: 4000, n: 2 }, 4, false],
  ['just below 250 ms per action', { ms: 4999, n: 20 }, 4, true],
  ['exactly 250 ms per action', { ms: 5000, n: 20 }, 4, false],
  ['no action and no time', { ms: 0, n: 0 }, 2, true],
])('a run: %s', (_, run, minSeconds, expected) => expect(isTooFast(run, minSeconds)).toBe(expected))

const evenly = (count: number, ms: number) => Array.from({ length: count }, () => ms)
/** Times around `ms` whose standard deviation is exactly `spread` of it. */
const spreading = (count: number, ms: number, spread: number) =>
  Array.from({ length: count }, (_, at) => ms * (at % 2 === 0 ? 1 - spread : 1 + spread))

describe('a daily', () => {
  test.each([
    ['ten taps, 700 ms each', 'higherlower', { ms: 7_000, n: 10, score: 10 }, 700],
    ['three typed names, 700 ms each', 'split', { ms: 2_100, n: 3, score: 3 }, 700],
    ['nine typed names, 900 ms each', 'tictactoe', { ms: 8_100, n: 9, score: 9 }, 900],
    ['five pictures named, 700 ms each', 'pixels', { ms: 3_500, n: 5, score: 5 }, 700],
    ['sixteen placed and four skipped, 700 ms each', 'bingo', { ms: 14_000, n: 20, score: 16 }, 700],
    ['three groups of Back four, 2.9 s each', 'back-four', { ms: 8_700, n: 3, score: 4 }, 2_900],
    ['a guess below the least time', 'wordle', { ms: 1_999, n: 1, score: 1 }, 1_999],
  ] as const)('is held: %s', (_, game, run, medianMs) =>
    expect(doubtOfDaily(game, run, 2)).toEqual({ cause: 'pace', medianMs, deviationMs: 0 }),
  )

  test.each([
    ['ten taps, 750 ms each', 'higherlower', { ms: 7_500, n: 10, score: 10 }],
    ['an early end after three right', 'statistics', { ms: 4_000, n: 4, score: 3 }],
    ['many quick looks and a name', 'blur', { ms: 4_500, n: 15, score: 5 }],
    ['three groups of Back four, 3 s each', 'back-four', { ms: 9_000, n: 3, score: 4 }],
    ['four quick mistakes in Back four', 'back-four', { ms: 4_000, n: 4, score: 0 }],
    ['the fourth guess of a word game', 'wordle', { ms: 3_000, n: 4, score: 4 }],
  ] as const)('is accepted: %s', (_, game, run) => expect(doubtOfDaily(game, run, 2)).toBeNull())
})

describe.each([
  ['ranked', 500],
  ['quiz', 700],
] as const)('%s', (kind, least) => {
  test.each([
    ['a median just below the limit', [100, 200, least - 1, 5000, 6000], 'fast'],
    ['a median at the limit', [100, 200, least, 5000, 6000], null],
    ['a median between two answers, below', [100, 200, least - 2, least, 5000, 6000], 'fast'],
    ['a median between two answers, above', [100, 200, least - 10, least + 12, 5000, 6000], null],
    ['times in any order', [6000, 100, 5000, 200, 300], 'fast'],
    ['four answers', [0, 0, 0, 0], null],
    ['no answer', [], null],
  ])('%s', (_, times, cause) => expect(doubtOf(kind, times, 1)?.cause ?? null).toBe(cause))

  test.each(PLAUSIBLE.even.map(({ answers, spread }) => [answers, spread]))(
    '%i answers that spread less than %f are even',
    (answers, spread) => {
      const count = answers + (answers % 2)
      expect(doubtOf(kind, spreading(count, 3_000, spread * 0.98), 5)?.cause).toBe('even')
      expect(doubtOf(kind, spreading(count, 3_000, spread * 1.02), 5)).toBeNull()
    },
  )

  test('returns the figures', () => {
    expect(doubtOf(kind, [400, 400, 400, 400, 900], 5)).toEqual({ cause: 'fast', medianMs: 400, deviationMs: 200 })
  })
})

test.each([
  ['30 in a row below 600 ms', [...spreading(30, 550, 0.08), ...spreading(40, 3_000, 0.3)], 20, 'fast'],
  ['29 in a row below 600 ms', [...spreading(29, 550, 0.08), 600, ...spreading(41, 3_000, 0.3)], 20, undefined],
  ['61 right', spreading(62, 2_000, 0.3), 61, 'long'],
  ['60 right', spreading(61, 2_000, 0.3), 60, undefined],
])('a ranked run: %s', (_, times, right, cause) => expect(doubtOf('ranked', times, right)?.cause).toBe(cause))

test.each([
  ['five in a row below 600 ms', [590, 300, 400, 599, 100, ...evenly(3, 4_000), 9_000, 2_000], 'fast'],
  ['four in a row below 600 ms', [590, 300, 400, 599, 600, ...evenly(3, 4_000), 9_000, 2_000], undefined],
])('a match: %s', (_, times, cause) => expect(doubtOf('quiz', times, 10)?.cause).toBe(cause))

describe('honest players', () => {
  const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  /**
   * Fast and steady people: reaction times are lognormal above 300 ms for perception and movement. `medianMs`
   * is that of the fastest tenth; each person has a log deviation of 0.3 to 0.6.
   */
  const person = (random: Random, medianMs: number) => {
    const middle = medianMs * (1 + random()) - 300
    const deviation = 0.3 + 0.3 * random()
    return () => 300 + middle * Math.exp(deviation * normal(random))
  }
  const PEOPLE = 20_000
  const heldOf = (seed: number, doubted: (random: Random) => boolean) => {
    const random = randomFrom(seed)
    return Array.from({ length: PEOPLE }).filter(() => doubted(random)).length
  }

  test.each([
    ['ranked', 1_000, 50],
    ['quiz', 1_250, 10],
  ] as const)('are held in at most 1 of 10,000: %s', (kind, medianMs, most) => {
    const held = heldOf(22, (random) => {
      const answer = person(random, medianMs)
      const count = 1 + Math.floor(random() * most)
      return doubtOf(kind, Array.from({ length: count }, answer), Math.min(count, 60)) !== null
    })
    expect(held).toBeLessThanOrEqual(PEOPLE / 10_000)
  })

  test.each([
    ['higherlower', 1_000, 10, 4],
    ['tictactoe', 2_000, 9, 2],
    ['pixels', 2_000, 5, 2],
    ['bingo', 2_000, 20, 2],
    ['split', 2_000, 3, 2],
    ['back-four', 8_000, 3, 4],
  ] as const)('are held in at most 1 of 10,000: the daily of %s', (game, medianMs, answers, minSeconds) => {
    const held = heldOf(23, (random) => {
      const answer = person(random, medianMs)
      const ms = Array.from({ length: answers }, answer).reduce((sum, time) => sum + time)
      return doubtOfDaily(game, { ms, n: answers, score: answers }, minSeconds) !== null
    })
    expect(held).toBeLessThanOrEqual(PEOPLE / 10_000)
  })
})

describe('machines', () => {
  const uniform = (random: Random, from: number, to: number) => () => from + random() * (to - from)
  test.each([
    ['255 to 420 ms', 255, 420, 5],
    ['500 to 650 ms', 500, 650, 30],
    ['690 to 710 ms', 690, 710, 8],
    ['900 to 1,100 ms', 900, 1_100, 30],
  ])('are held always: a ranked run with waits of %s', (_, from, to, answers) => {
    const random = randomFrom(24)
    for (let run = 0; run < 500; run++)
      expect(doubtOf('ranked', Array.from({ length: answers }, uniform(random, from, to)), answers)).not.toBeNull()
  })
})
