import { describe, expect, test } from 'vitest'
import { dailyStateOf, nextOf, type DailyNote, type DailyState } from '#core/daily-state.ts'

const TODAY = '2026-11-22'
const WORDLE = { id: 'wordle', open: true }
const note = (over: Partial<DailyNote> = {}): DailyNote => ({ date: TODAY, at: 6, of: 8, lang: 'en', ...over })
const result = { game: 'wordle', date: TODAY, won: true, score: 4, points: 52 } as const

describe('a daily', () => {
  test('of a game in training is closed, whatever is known about it', () => {
    expect(dailyStateOf({ id: 'wordle', open: false }, TODAY, [result], { wordle: note() })).toEqual({ is: 'closed' })
  })

  test('nobody has touched is none', () => {
    expect(dailyStateOf(WORDLE, TODAY, [], {})).toEqual({ is: 'none' })
  })

  test('is begun by its note', () => {
    expect(dailyStateOf(WORDLE, TODAY, [], { wordle: note() })).toEqual({ is: 'begun', note: note() })
  })

  test('is done by its result, which counts before the note', () => {
    expect(dailyStateOf(WORDLE, TODAY, [result], { wordle: note() })).toMatchObject({ is: 'done', won: true, score: 4 })
  })

  test('is done by the end of its note, before the result is recorded', () => {
    const done = { won: false, score: 0, points: 3 }
    expect(dailyStateOf(WORDLE, TODAY, [], { wordle: note({ done }) })).toEqual({ is: 'done', ...done })
  })

  test('takes from the note what an account’s copy does not tell', () => {
    const done = { won: true, score: 4, points: 52 }
    const copy = { game: 'wordle', date: TODAY } as const
    expect(dailyStateOf(WORDLE, TODAY, [copy], { wordle: note({ done }) })).toMatchObject({ is: 'done', ...done })
    expect(dailyStateOf(WORDLE, TODAY, [copy], {})).not.toHaveProperty('won')
  })

  test.each([
    ['of another day', note({ date: '2026-11-21' })],
    ['without a step', note({ at: 0 })],
    ['of no length', note({ of: 0 })],
    ['that is broken', 'yes' as unknown as DailyNote],
    ['that is missing', undefined],
  ])('is untouched with a note %s', (_, broken) => {
    expect(dailyStateOf(WORDLE, TODAY, [], { wordle: broken })).toEqual({ is: 'none' })
  })

  test('does not mistake what every object has for a note', () => {
    expect(dailyStateOf({ id: 'constructor', open: true }, TODAY, [], {})).toEqual({ is: 'none' })
  })
})

describe('the game that is next', () => {
  const game = (id: string, state: DailyState) => ({ id, state })
  const none: DailyState = { is: 'none' }
  const done: DailyState = { is: 'done' }

  test('is the one begun, then the first untouched', () => {
    expect(nextOf([game('wordle', none), game('age', { is: 'begun', note: note() })])?.id).toBe('age')
    expect(nextOf([game('wordle', done), game('age', none), game('bingo', none)])?.id).toBe('age')
  })

  test('is none when all open ones are done', () => {
    expect(nextOf([game('wordle', done), game('age', { is: 'closed' })])).toBeUndefined()
  })
})
