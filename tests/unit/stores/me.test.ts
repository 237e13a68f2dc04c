import { describe, expect, test } from 'vitest'
import { localDay } from '#stores/local-day.ts'
import { meOf } from '#stores/me.ts'
import { aResult } from './results.ts'

const daily = (date: '2026-11-15' | '2026-11-18' | '2026-11-19' | '2026-11-20') => aResult({ mode: 'today', date })
const record = {
  id: '6f1f3c1e-6a4e-4a58-9f0e-0d0c6d5a1a11',
  user_id: '6f1f3c1e-6a4e-4a58-9f0e-0d0c6d5a1a11',
  username: 'ada',
  photo_url: null,
  points: 120,
  statistics: { wordle: [daily('2026-11-20'), daily('2026-11-19'), aResult({ date: '2026-11-18' })] },
  preferences: {},
  locales: 'en',
  opt_in: true,
}

describe('the display copy', () => {
  test('contains the values that static pages show, without practice', () =>
    expect(meOf(record, '2026-11-20')).toEqual({
      username: 'ada',
      photo_url: null,
      points: 120,
      streak: 2,
      days: ['2026-11-19', '2026-11-20'],
      repairs: [],
      form: { '2026-11-19': 29, '2026-11-20': 29 },
      played: ['wordle'],
      asOf: '2026-11-20',
    }))

  test('includes a repaired day', () => {
    const late = aResult({ mode: 'archive', date: '2026-11-17', tags: ['archive', 'repair'] })
    const wordle = [daily('2026-11-15'), daily('2026-11-18'), daily('2026-11-19'), late]
    expect(meOf({ ...record, statistics: { wordle } }, '2026-11-19')).toMatchObject({
      streak: 3,
      days: ['2026-11-15', '2026-11-18', '2026-11-19'],
      repairs: ['2026-11-17'],
    })
  })

  test('has the streak and no played game on the next morning', () =>
    expect(meOf(record, '2026-11-21')).toMatchObject({ streak: 2, played: [], asOf: '2026-11-21' }))
})

describe('the local day', () => {
  test("follows the player's own calendar", () => {
    const now = new Date(2026, 10, 5, 23, 59)
    expect(localDay(now)).toBe('2026-11-5')
  })
})
