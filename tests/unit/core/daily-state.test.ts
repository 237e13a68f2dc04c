import { describe, expect, test } from 'vitest'
import { dailyStateOf, nextOf, type DailyNote, type DailyState } from '#core/daily-state.ts'

const TODAY = '2026-11-22'
const NOTE: DailyNote = { date: TODAY, at: 6, of: 8, lang: 'en' }

describe('a daily', () => {
  test('is untouched without a note', () => {
    expect(dailyStateOf('wordle', TODAY, {})).toEqual({ is: 'none' })
    expect(dailyStateOf('age', TODAY, { wordle: NOTE })).toEqual({ is: 'none' })
  })

  test('is in progress while it is played', () => {
    expect(dailyStateOf('wordle', TODAY, { wordle: NOTE })).toEqual({ ...NOTE, is: 'half' })
  })

  test('is won or lost at its end, with the figures of the result', () => {
    const done = { won: true, score: 4, points: 52 }
    expect(dailyStateOf('wordle', TODAY, { wordle: { ...NOTE, done } })).toMatchObject({ is: 'won', of: 8, ...done })
    const lost = { won: false, score: 0, points: 3 }
    expect(dailyStateOf('wordle', TODAY, { wordle: { date: TODAY, done: lost } })).toMatchObject({
      is: 'lost',
      ...lost,
    })
  })

  test('is closed where the game has no puzzle on that day', () => {
    expect(dailyStateOf('age', TODAY, { age: { date: TODAY, is: 'closed' } })).toMatchObject({ is: 'closed' })
    expect(dailyStateOf('age', TODAY, { age: { date: '2026-11-21', is: 'closed' } })).toEqual({ is: 'none' })
  })

  test.each([
    ['of another day', { ...NOTE, date: '2026-11-21' } as const],
    ['that is broken', 'yes' as unknown as DailyNote],
    ['that is missing', undefined],
  ])('is untouched with a note %s', (_, broken) => {
    expect(dailyStateOf('wordle', TODAY, { wordle: broken })).toEqual({ is: 'none' })
  })

  test('does not mistake inherited properties for a note', () => {
    expect(dailyStateOf('constructor', TODAY, {})).toEqual({ is: 'none' })
  })
})

describe('the next game', () => {
  const game = (id: string, is: DailyState['is']) => ({ id, state: { is } })

  test('is the one in progress, else the first untouched one', () => {
    expect(nextOf([game('wordle', 'none'), game('age', 'half')])?.id).toBe('age')
    expect(nextOf([game('wordle', 'lost'), game('age', 'none'), game('bingo', 'none')])?.id).toBe('age')
  })

  test('is none when all are done', () => {
    expect(nextOf([game('wordle', 'won'), game('age', 'lost')])).toBeUndefined()
    expect(nextOf([game('wordle', 'won'), game('age', 'closed')])).toBeUndefined()
  })
})
