import { describe, expect, test } from 'vitest'
import { dailyStateOf } from '#core/daily-state.ts'
import { addDays } from '#core/days.ts'
import { timeToMidnight } from '#core/midnight.ts'
import { readProgress } from '#stores/page-progress.ts'
import { stateOf } from '#inline/week.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const SIGNED_IN = 'a=b; sb-127-auth-token.0=base64-x'

const progressOf = (keys: Record<string, unknown>, { cookie = '', offset = 0, now = NOON } = {}) =>
  readProgress((key) => (key in keys ? JSON.stringify(keys[key]) : null), cookie, now, offset)
const daily = (date: string, points = 40) => ({ id: `run-${date}`, mode: 'today', date, points, won: true })

describe('a visitor', () => {
  test('without any key is new', () => {
    expect(progressOf({})).toMatchObject({ seen: false, name: undefined, points: 0, streak: 0, freezes: 1 })
  })

  test('has streak, week and shirts from local results', () => {
    const wordle = [daily('2026-11-18'), daily('2026-11-19'), daily('2026-11-21', 51)]
    const progress = progressOf({ points: 131, userStats: { wordle } })
    expect(progress).toMatchObject({ seen: true, points: 131, streak: 3, freezes: 0 })
    expect([6, 5, 4, 3, 2, 1, 0].map((ago) => stateOf(addDays('2026-11-21', -ago), progress))).toEqual([
      'miss',
      'miss',
      'miss',
      'win',
      'win',
      'freeze',
      'win',
    ])
  })

  test('counts a repaired day from the archive', () => {
    const late = { id: 'late', mode: 'archive', date: '2026-11-20', points: 0, won: true, tags: ['archive', 'repair'] }
    const wordle = [daily('2026-11-17'), daily('2026-11-19'), late, daily('2026-11-21')]
    const progress = progressOf({ userStats: { wordle } })
    expect(progress).toMatchObject({ streak: 3, frozen: ['2026-11-18'], repaired: ['2026-11-20'] })
    expect(stateOf('2026-11-20', progress)).toBe('win')
  })

  test('ignores practice for shirts and streak', () => {
    const progress = progressOf({ points: 20, userStats: { wordle: [{ ...daily('2026-11-21'), mode: 'easy' }] } })
    expect(progress).toMatchObject({ seen: true, streak: 0 })
  })

  test("who has started today's first puzzle is not new", () => {
    const note = { date: '2026-11-21', at: 3, of: 8, lang: 'en' }
    expect(progressOf({ dailies: { wordle: note } })).toMatchObject({ seen: true, notes: { wordle: note } })
  })

  test.each(['text', 7, ['list'], { wordle: 7 }, null])('ignores invalid notes %j', (dailies) => {
    const { notes } = progressOf({ dailies })
    expect(dailyStateOf('wordle', '2026-11-21', notes)).toEqual({ is: 'none' })
  })

  test('uses the local day', () => {
    expect(progressOf({}, { now: Date.UTC(2026, 10, 21, 23), offset: 120 }).today).toBe('2026-11-22')
    expect(progressOf({}, { now: Date.UTC(2026, 10, 21, 1), offset: -300 }).today).toBe('2026-11-20')
  })

  test.each([
    ['text', 'many', 'nothing'],
    ['lists', [1], [daily('2026-11-21')]],
    ['null', null, null],
    ['broken records', -1, { wordle: [null, 7, { mode: 'today', date: '2026-02-30' }], age: 'x' }],
    ['broken tags', 0, { wordle: [{ mode: 'archive', date: '2026-11-20', tags: 7 }] }],
  ])('ignores keys that contain %s', (_, points, userStats) => {
    const progress = progressOf({ points, userStats })
    expect(progress.streak).toBe(0)
  })

  test('ignores keys that are not JSON', () => {
    expect(readProgress(() => '{', '', NOON, 0)).toMatchObject({ points: 0, streak: 0 })
  })
})

describe('a signed-in player', () => {
  const me = { username: 'ada', photo_url: null, points: 489, streak: 12, days: ['2026-11-21'], asOf: '2026-11-21' }

  test("is shown from the account's copy, not from local results", () => {
    const progress = progressOf({ me, points: 5, userStats: { age: [daily('2026-11-21')] } }, { cookie: SIGNED_IN })
    expect(progress).toMatchObject({ seen: true, signedIn: true, name: 'ada', points: 489, streak: 12 })
  })

  test("counts the copy's repaired days", () => {
    const copy = { ...me, days: ['2026-11-17', '2026-11-19', '2026-11-21'], repairs: ['2026-11-20'] }
    expect(progressOf({ me: copy }, { cookie: SIGNED_IN }).repaired).toEqual(['2026-11-20'])
  })

  test("starts a new day with empty shirts and yesterday's streak", () => {
    const progress = progressOf({ me: { ...me, asOf: '2026-11-20' } }, { cookie: SIGNED_IN })
    expect(progress.streak).toBe(12)
  })

  test('does not show a streak that is a week old', () => {
    expect(progressOf({ me: { ...me, days: ['2026-11-14'], asOf: '2026-11-14' } }, { cookie: SIGNED_IN }).streak).toBe(
      0,
    )
  })

  test('is anonymous without the session cookie', () => {
    expect(progressOf({ me })).toMatchObject({ signedIn: false, name: undefined, points: 0 })
  })

  test('counts as known and signed in before there is a copy', () => {
    expect(progressOf({}, { cookie: SIGNED_IN })).toMatchObject({ seen: true, signedIn: true, name: undefined })
  })
})

test.each([
  [new Date(2026, 10, 21, 0, 0, 0), '24\u00a0h\u00a00\u00a0min'],
  [new Date(2026, 10, 21, 23, 59, 59), '0\u00a0h\u00a00\u00a0min'],
  [new Date(2026, 10, 21, 18, 30, 15), '5\u00a0h\u00a029\u00a0min'],
])('at %s midnight is in %s', (now, left) => {
  expect(timeToMidnight(now)).toBe(left)
})
