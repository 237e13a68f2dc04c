import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayAt, daysBetween, type Day } from '#core/days.ts'
import { gainOfRepair, isInTimeToRepair, openRepair, streakDays } from '#core/repair.ts'
import { bestStreakOf, streakOf } from '#core/streak.ts'

const TODAY: Day = '2026-11-22'
const ago = (...counts: number[]) => counts.map((count) => addDays(TODAY, -count))
/** The freeze was used 3 days ago, so yesterday is lost. */
const LOST = ago(4, 2, 0)

const run = (from: number, to: number) => ago(...Array.from({ length: from - to + 1 }, (_, index) => from - index))

describe('the streak with repairs', () => {
  test.each([
    ['a day lost without a freeze is kept, and adds nothing', LOST, ago(1), 3, ago(3), ago(1)],
    ['freezes go first', ago(2, 0), ago(1), 2, ago(1), []],
    ['two lost days are one too many', ago(5, 3, 0), ago(2), 1, [], ago(2)],
    ['a day that was played needs none', ago(1, 0), ago(1), 2, [], []],
    ['there is nothing to repair before a streak', ago(0), ago(1), 1, [], []],
    ['today is not lost yet', ago(3, 1), ago(0), 2, ago(2), []],
  ] as const)('%s', (_name, played, repairs, length, frozen, repaired) => {
    expect(streakOf(played, TODAY, repairs)).toMatchObject({ length, frozen, repaired })
  })

  test('applies to the best streak as well', () => {
    expect([bestStreakOf(LOST, TODAY), bestStreakOf(LOST, TODAY, ago(1))]).toEqual([2, 3])
  })

  /** Skips a day whenever a freeze is available, so that any other missed day is lost. */
  function withoutFreezes(from: Day, to: Day, lost: readonly Day[]): Day[] {
    const played: Day[] = []
    for (let day = from; daysBetween(day, to) >= 0; day = addDays(day, 1)) {
      const { freezes, length } = streakOf(played, addDays(day, -1), lost)
      if (!lost.includes(day) && (freezes === 0 || length === 0)) played.push(day)
    }
    return played
  }

  test.each([
    [29, [40]],
    [30, [40, 10]],
    [31, [40, 9]],
  ])('the second of two repairs %i days apart', (apart, expected) => {
    const lost = [...ago(40), addDays(TODAY, apart - 40)]
    const played = withoutFreezes(addDays(TODAY, -45), TODAY, lost)
    expect(streakOf(played, TODAY, lost).repaired).toEqual(ago(...expected))
  })
})

describe('counted results', () => {
  const result = (mode: string, date: Day, ...tags: string[]) => ({ mode, date, tags })

  test('are dailies finished on their day, and archive runs finished in time', () =>
    expect(
      streakDays([
        result('today', '2026-11-20'),
        result('archive', '2026-11-19', 'archive', 'repair'),
        result('archive', '2026-11-18', 'archive'),
        result('normal', '2026-11-17', 'repair'),
        result('today', '2026-11-16', 'repair'),
      ]),
    ).toEqual({ played: ['2026-11-20', '2026-11-16'], repairs: ['2026-11-19'] }))
})

test.each([
  ['a daily with an answer', { n: 1 }, 1],
  ['a daily of a minimal record', {}, 1],
  ['a daily given up without an answer', { n: 0 }, 0],
])('%s', (_, record, days) => expect(streakDays([{ mode: 'today', date: TODAY, ...record }]).played).toHaveLength(days))

describe('the 48-hour limit', () => {
  test.each([
    ['2026-11-22T11:59:59.999Z', false],
    ['2026-11-22T12:00:00.000Z', true],
    ['2026-11-24T11:59:59.999Z', true],
    ['2026-11-24T12:00:00.000Z', false],
  ])('at %s the 21st: %s', (now, inTime) => expect(isInTimeToRepair('2026-11-21', Date.parse(now))).toBe(inTime))
})

describe('the repair that is offered', () => {
  const NOON = Date.parse('2026-11-22T12:00:00Z')
  const offered = (played: Day[], { repairs = [] as Day[], now = NOON, offset = 0 } = {}) =>
    openRepair({ played, repairs }, dayAt(now, offset * 60), now)

  test('names the day, the deadline and the restored streak', () =>
    expect(offered(LOST)).toEqual({ day: '2026-11-21', until: Date.parse('2026-11-24T12:00:00Z'), length: 3 }))

  test.each([
    ['before the day is over everywhere', LOST, { now: NOON - 1 }],
    ['where a freeze keeps the streak', ago(2, 0), {}],
    ['where no day is lost', ago(1, 0), {}],
    ['to who never played', [], {}],
    ['where two days are lost', ago(5, 3), {}],
    ['again once it was done', LOST, { repairs: ago(1) }],
    ['within 30 days of another', ago(9, 7, 5, 4, 3, 2, 0), { repairs: ago(6) }],
  ])('is absent %s', (_when, played, options) => expect(offered(played, options)).toBeNull())

  test.each([
    [-12, '2026-11-22T12:00:00Z', true],
    [-12, '2026-11-24T11:59:59Z', true],
    [14, '2026-11-22T11:59:59Z', false],
    [14, '2026-11-22T12:00:00Z', true],
    [14, '2026-11-24T11:59:59Z', true],
    [14, '2026-11-24T12:00:00Z', false],
  ])('at UTC%i, %s: %s', (offset, time, isOpen) => {
    const now = Date.parse(time)
    const today = dayAt(now, offset * 60)
    const since = Array.from({ length: daysBetween('2026-11-22', today) }, (_, at) => addDays('2026-11-22', at))
    const played: Day[] = ['2026-11-18', '2026-11-20', ...since]
    expect(offered(played, { now, offset })?.day).toBe(isOpen ? '2026-11-21' : undefined)
  })
})

describe('any days played and repaired', () => {
  const someDays = fc.uniqueArray(
    fc.integer({ min: 0, max: 90 }).map((count) => addDays(TODAY, -count)),
    { maxLength: 90 },
  )

  test('repair only lost days, 30 days apart, in any order of results', () =>
    fc.assert(
      fc.property(someDays, someDays, (played, repairs) => {
        const streak = streakOf(played, TODAY, repairs)
        const { repaired, frozen, length } = streak
        expect(repaired.filter((day) => !repairs.includes(day) || played.includes(day))).toEqual([])
        expect(repaired.filter((day) => frozen.includes(day))).toEqual([])
        expect(repaired.filter((day, at) => at > 0 && daysBetween(repaired[at - 1]!, day) < 30)).toEqual([])
        expect(length).toBeLessThanOrEqual(played.length)
        expect(streakOf(played.toReversed(), TODAY, repairs.toReversed())).toEqual(streak)
      }),
    ))

  test('the offered repair restores the promised streak, once', () => {
    const LAST_DAYS = 9
    const offers = Array.from({ length: 2 ** LAST_DAYS }, (_, bits) => {
      const played = run(LAST_DAYS - 1, 0).filter((_day, at) => bits & (1 << at))
      const now = Date.parse('2026-11-22T13:00:00Z')
      const open = openRepair({ played, repairs: [] }, TODAY, now)
      if (!open) return 0
      const repairs = [open.day]
      expect(streakOf(played, TODAY, repairs).length).toBe(open.length)
      expect(open.length - streakOf(played, TODAY).length).toBe(gainOfRepair(open.day, { played, repairs }, TODAY))
      expect(openRepair({ played, repairs }, TODAY, now)).toBeNull()
      return gainOfRepair(open.day, { played, repairs }, TODAY)
    })
    expect(Math.min(...offers)).toBe(0)
    expect(Math.max(...offers)).toBeGreaterThan(2)
  })
})
