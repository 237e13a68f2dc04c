import { describe, expect, test } from 'vitest'
import { secondsToMidnight } from '#inline/clock.ts'
import { readProgress } from '#inline/progress.ts'
import { doneToday, weekOf } from '#inline/week.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const SIGNED_IN = 'a=b; sb-127-auth-token.0=base64-x'

const progressOf = (keys: Record<string, unknown>, { cookie = '', offset = 0, now = NOON } = {}) =>
  readProgress((key) => (key in keys ? JSON.stringify(keys[key]) : null), cookie, now, offset)
const daily = (date: string, points = 40) => ({ id: `run-${date}`, mode: 'today', date, points, won: true })

describe('a visitor', () => {
  test('without any key is new', () => {
    expect(progressOf({})).toMatchObject({ seen: false, name: null, points: 0, streak: 0, freezes: 1 })
  })

  test('has the streak, the week and the shirts of the local results', () => {
    const wordle = [daily('2026-11-18'), daily('2026-11-19'), daily('2026-11-21', 51)]
    const progress = progressOf({ points: 131, userStats: { wordle } })
    expect(progress).toMatchObject({ seen: true, points: 131, streak: 3, freezes: 0 })
    expect(doneToday(progress)).toEqual(new Map([['wordle', 51]]))
    expect(weekOf(progress).map(({ state }) => state)).toEqual(['miss', 'miss', 'miss', 'win', 'win', 'freeze', 'win'])
  })

  test('counts no practice for shirts and streak', () => {
    const progress = progressOf({ points: 20, userStats: { wordle: [{ ...daily('2026-11-21'), mode: 'easy' }] } })
    expect(progress).toMatchObject({ seen: true, streak: 0 })
    expect(doneToday(progress)).toEqual(new Map())
  })

  test('has a day of their own', () => {
    expect(progressOf({}, { now: Date.UTC(2026, 10, 21, 23), offset: 120 }).today).toBe('2026-11-22')
    expect(progressOf({}, { now: Date.UTC(2026, 10, 21, 1), offset: -300 }).today).toBe('2026-11-20')
  })

  test.each([
    ['text', 'many', 'nothing'],
    ['lists', [1], [daily('2026-11-21')]],
    ['null', null, null],
    ['broken records', -1, { wordle: [null, 7, { mode: 'today', date: '2026-02-30' }], age: 'x' }],
  ])('survives keys that hold %s', (_, points, userStats) => {
    const progress = progressOf({ points, userStats })
    expect(progress.streak).toBe(0)
    expect(doneToday(progress)).toEqual(new Map())
  })

  test('survives keys that are no JSON', () => {
    expect(readProgress(() => '{', '', NOON, 0)).toMatchObject({ seen: false, points: 0 })
  })
})

describe('a signed-in player', () => {
  const me = { username: 'ada', photo_url: null, points: 489, streak: 12, played: ['wordle'], asOf: '2026-11-21' }

  test('is shown from the account’s copy, not from what the browser kept', () => {
    const progress = progressOf({ me, points: 5, userStats: { age: [daily('2026-11-21')] } }, { cookie: SIGNED_IN })
    expect(progress).toMatchObject({ seen: true, signedIn: true, name: 'ada', points: 489, streak: 12 })
    expect([...doneToday(progress).keys()]).toEqual(['wordle'])
  })

  test('starts a new day with empty shirts and the streak of yesterday', () => {
    const progress = progressOf({ me: { ...me, asOf: '2026-11-20' } }, { cookie: SIGNED_IN })
    expect(progress.streak).toBe(12)
    expect(doneToday(progress)).toEqual(new Map())
  })

  test('does not see a streak that nobody has looked at for a week', () => {
    expect(progressOf({ me: { ...me, asOf: '2026-11-14' } }, { cookie: SIGNED_IN }).streak).toBe(0)
  })

  test('is nobody without the session’s cookie', () => {
    expect(progressOf({ me })).toMatchObject({ signedIn: false, name: null, points: 0 })
  })

  test('without a copy yet is seen and signed in', () => {
    expect(progressOf({}, { cookie: SIGNED_IN })).toMatchObject({ seen: true, signedIn: true, name: null })
  })
})

test.each([
  [new Date(2026, 10, 21, 0, 0, 0), 86_400],
  [new Date(2026, 10, 21, 23, 59, 59), 1],
  [new Date(2026, 10, 21, 18, 30, 15), 19_785],
])('from %s it is %d seconds to midnight', (now, seconds) => {
  expect(secondsToMidnight(now)).toBe(seconds)
})
