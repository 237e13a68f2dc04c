import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { barsOf, isWorthShowing } from '#play/end/bars.ts'
import { hasPlayed, nextUp } from '#play/end/next.ts'
import { paletteOf, shareText, shareWords } from '#play/end/share.ts'
import { EDGE, isCutOut, pixelsOf, squaresOf } from '#play/end/squares.ts'
import { messages } from '#i18n/messages/index.ts'
import { LOCALES } from '#i18n/locales.ts'

describe('the share text of a result', () => {
  const parts = { score: '4/8', marks: '💡', rows: ['🟨⬛', '🟩🟩'], inWords: ['solved', 'Guess 1: near.'] }
  const shared = {
    title: 'Wordle no. 128',
    streak: 13,
    points: 1043,
    address: 'https://e.example',
    locale: 'en' as const,
    t: messages('en', 'end'),
  }

  test('has title, score, marks, signs, streak, points and address', () => {
    expect(shareText(parts, shared).split('\n')).toEqual([
      'Eleven Wordle no. 128 4/8 💡',
      '🟨⬛',
      '🟩🟩',
      '🔥 13 · +1,043',
      'https://e.example',
    ])
  })

  test('leaves out empty parts', () => {
    expect(shareText({ ...parts, marks: '' }, { ...shared, streak: 0, points: 0 }).split('\n')).toEqual([
      'Eleven Wordle no. 128 4/8',
      '🟨⬛',
      '🟩🟩',
      'https://e.example',
    ])
  })

  test.each([
    ['en', 'Streak: 13 days.', '1 point.'],
    ['fr', 'Série\u202f: 13 jours.', '1 point.'],
    ['es', 'Racha: 13 días.', '1 punto.'],
  ] as const)('has a text form in %s', (locale, streak, points) => {
    const words = shareWords(parts, { ...shared, points: 1, locale, t: messages(locale, 'end') })
    expect(words.split('\n')).toEqual([
      'Eleven Wordle no. 128, solved.',
      'Guess 1: near.',
      streak,
      points,
      'https://e.example',
    ])
  })

  test('is blue and orange for the high-contrast palette only', () => {
    expect([undefined, 'usual', 'contrast'].map(paletteOf)).toEqual(['usual', 'usual', 'contrast'])
  })
})

describe('the distribution of all results', () => {
  const counts = [4, 2, 10]

  test.each([
    [19, [null, null, null]],
    [20, [20, 10, 50]],
  ])('of %i players are in percent from 20 players on', (plays, percents) => {
    expect(barsOf({ plays, counts }, [0, 1, 2]).map(({ percent }) => percent)).toEqual(percents)
  })

  test('are in reading order, relative to the longest bar', () => {
    expect(barsOf({ plays: 16, counts }, [1, 2, 0])).toEqual([
      { bucket: 1, count: 2, percent: null, length: 20 },
      { bucket: 2, count: 10, percent: null, length: 100 },
      { bucket: 0, count: 4, percent: null, length: 40 },
    ])
  })

  test('are shown from five players on', () => {
    expect([null, { plays: 4, counts }, { plays: 5, counts }].map(isWorthShowing)).toEqual([false, false, true])
  })
})

describe('the next game', () => {
  const today = '2026-11-22'
  const played = (mode: string, date: ResultRecord['date']): ResultRecord[] => [
    { id: 'a-result', mode, date, won: true, score: 1, points: 1, ms: 1, n: 1, tags: [] },
  ]
  const games = [
    { id: 'bingo', name: 'Bingo', path: '/bingo/today' },
    { id: 'age', name: 'Age', path: '/age/today' },
  ] as const

  const wordle = { id: 'wordle', name: 'Wordle', path: '/wordle/today' } as const

  test('is the first unplayed daily', () => {
    expect(nextUp(wordle, true, games, {}, today)).toEqual({ next: games[0], done: 1, open: 3 })
    const records = { bingo: played('today', today) }
    expect(nextUp(wordle, true, games, records, today)).toEqual({ next: games[1], done: 2, open: 3 })
  })

  test('is absent when all are played, or there is no other', () => {
    const records = { bingo: played('today', today), age: played('today', today) }
    expect(nextUp(wordle, true, games, records, today)).toEqual({ next: null, done: 3, open: 3 })
    expect(nextUp(wordle, true, [], {}, today)).toEqual({ next: null, done: 1, open: 1 })
  })

  test("is the game's own daily after a run of the archive", () => {
    expect(nextUp(wordle, false, games, {}, today)).toEqual({ next: wordle, done: 0, open: 3 })
    const records = { wordle: played('today', today) }
    expect(nextUp(wordle, false, games, records, today)).toEqual({ next: games[0], done: 1, open: 3 })
  })

  test('is never a game of extra time, except its own daily after a run of the archive', () => {
    const backFour = { id: 'back-four', name: 'Back four', path: '/back-four/today' } as const
    expect(nextUp(backFour, true, games, {}, today)).toEqual({ next: games[0], done: 0, open: 2 })
    expect(nextUp(backFour, false, games, {}, today)).toEqual({ next: backFour, done: 0, open: 2 })
  })

  test.each([
    ['today', '2026-11-22', true],
    ['today', '2026-11-21', false],
    ['archive', '2026-11-22', false],
    ['normal', '2026-11-22', false],
  ] as const)('a result of %s on %s counts as played: %s', (mode, date, is) => {
    expect(hasPlayed('age', { age: played(mode, date) }, today)).toBe(is)
  })
})

describe('pixels that fly off a picture', () => {
  /** A red block from column 6 on, over rows 4 to 15. */
  const bytes = Array.from({ length: EDGE * EDGE }, (_, at) => {
    const [x, y] = [at % EDGE, Math.floor(at / EDGE)]
    return x >= 6 && y >= 4 ? [200, 10, 20, 255] : [0, 0, 0, 0]
  }).flat()
  const pixels = pixelsOf(bytes)

  test('detect painted areas, and whether the picture was cut out', () => {
    expect(pixels[3]![6]).toBeNull()
    expect(pixels[4]![6]).toBe('rgb(200,10,20)')
    expect(isCutOut(pixels)).toBe(true)
    expect(isCutOut(pixelsOf(bytes.map((value, at) => (at % 4 === 3 ? 255 : value))))).toBe(false)
  })

  test.each([1, 2, 3])('fly to the left in the colours of the picture, within its height (seed %i)', (seed) => {
    const squares = squaresOf(pixels, randomFrom(seed))
    expect(squares.length).toBeGreaterThan(30)
    for (const { x, y, size, colour, fromX, opacity } of squares) {
      expect(colour).toBe('rgb(200,10,20)')
      expect(x).toBeLessThanOrEqual(fromX)
      expect(y).toBeGreaterThanOrEqual(3.5)
      expect(y + size).toBeLessThanOrEqual(EDGE)
      expect(opacity).toBeGreaterThan(0.4)
    }
  })

  test('stay close to the text in the upper part', () => {
    const high = squaresOf(pixels, randomFrom(4)).filter(({ y }) => y < 7)
    expect(high.length).toBeGreaterThan(0)
    for (const { x } of high) expect(x).toBeGreaterThanOrEqual(4)
  })

  test('are the same for the same seed, and absent for an empty picture', () => {
    expect(squaresOf(pixels, randomFrom(5))).toEqual(squaresOf(pixels, randomFrom(5)))
    expect(squaresOf(pixelsOf(new Array(4 * EDGE * EDGE).fill(0)), randomFrom(1))).toEqual([])
  })
})

describe.each(LOCALES)('the end in %s', (locale) => {
  test('distinguishes win, loss and giving up', () => {
    const { voiceLost, voiceGaveUp, voiceGaveUpPractice } = messages(locale, 'end')
    expect(new Set([voiceLost, voiceGaveUp, voiceGaveUpPractice]).size).toBe(3)
  })
})
