import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#core/days.ts'
import { ownFacts } from '#headlines/facts.ts'
import { readProgress } from '#stores/page-progress.ts'
import { aResult } from '../stores/results.ts'

/** A Monday, at noon UTC. */
const TODAY: Day = '2026-12-14'
const NOON = Date.UTC(2026, 11, 14, 12)
const ago = (days: number) => addDays(TODAY, -days)
const daily = (daysAgo: number, points: number) => aResult({ mode: 'today', date: ago(daysAgo), points })

function factsWith(keys: Record<string, unknown>, cookie = '') {
  const read = (key: string) => (key in keys ? JSON.stringify(keys[key]) : null)
  return ownFacts(readProgress(read, cookie, NOON, 0), read)
}

const account = (form: unknown) =>
  factsWith({ me: { username: 'ada', points: 0, streak: 0, days: [], asOf: TODAY, form } }, 'sb-x-auth-token=1')

describe("facts of the player's week", () => {
  test("use a visitor's results without practice and the archive", () => {
    const wordle = [daily(3, 400), daily(1, 560), daily(0, 70), aResult({ date: TODAY }), daily(8, 900)]
    expect(factsWith({ userStats: { wordle, age: [daily(0, 30)] } })).toMatchObject({
      isMonday: true,
      points: { before: 960, week: 100, today: 100 },
    })
  })

  test("use the days of an account's copy", () => {
    const form = { [ago(1)]: 560, [ago(3)]: 400, [TODAY]: 100, [ago(8)]: 900 }
    expect(account(form)).toMatchObject({ points: { before: 960, week: 100, today: 100 } })
  })

  test.each([[undefined], ['x'], [{ [TODAY]: 'x', elsewhere: 3 }], [null]])('ignore a broken copy: %j', (form) =>
    expect(account(form)).toMatchObject({ points: { before: 0, week: 0, today: 0 } }),
  )

  test('contain a freeze on the seventh day played only', () => {
    const playedFor = (days: number) => Array.from({ length: days }, (_, at) => daily(at, 10))
    const freezes = (days: number) => factsWith({ userStats: { wordle: playedFor(days) } }).freezes
    expect([6, 7, 8].map(freezes)).toEqual([null, 2, null])
  })

  test("contain today's news, and the next honour of any day", () => {
    const next = { id: 'bingo:fullCard', have: 15, need: 16 }
    const news = { honours: ['weeks:bronze', 3], next, grown: 4 }
    expect(factsWith({ headlines: { ...news, date: TODAY } })).toMatchObject({
      honours: ['weeks:bronze'],
      next,
      grown: 4,
    })
    expect(factsWith({ headlines: { ...news, date: ago(1) } })).toMatchObject({ honours: [], next, grown: 0 })
    expect(factsWith({ headlines: { date: TODAY, honours: 1, next: { id: 1 }, grown: -1 } })).toMatchObject({
      honours: [],
      next: null,
      grown: 0,
    })
  })
})
