import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayAt,
  daysBetween,
  fromIsoDate,
  isDay,
  isOverEverywhere,
  isTodaySomewhere,
  LAUNCH_DAY,
  numberSince,
  puzzleNumber,
  toIsoDate,
} from '#core/days.ts'
import { weekday } from '#core/weekday.ts'

const at = (iso: string) => Date.parse(iso)

describe('days', () => {
  test.each(['2026-7-16', '2026-12-31', '2028-2-29'])('accepts %s', (text) => expect(isDay(text)).toBe(true))

  test.each(['2026-07-16', '2026-7-06', '2026-2-29', '2026-13-1', '2026-0-1', '26-7-1', '', 'today', null, 20260716])(
    'rejects %s',
    (text) => expect(isDay(text)).toBe(false),
  )

  test('the local day is written without padding', () => {
    expect(dayAt(at('2026-07-05T23:30:00Z'))).toBe('2026-7-5')
    expect(dayAt(at('2026-07-05T23:30:00Z'), 60)).toBe('2026-7-6')
    expect(dayAt(at('2026-07-05T00:30:00Z'), -60)).toBe('2026-7-4')
  })

  test('a day begins in UTC+14 and ends in UTC-12', () => {
    expect(isTodaySomewhere('2026-7-16', at('2026-07-15T09:59:59Z'))).toBe(false)
    expect(isTodaySomewhere('2026-7-16', at('2026-07-15T10:00:00Z'))).toBe(true)
    expect(isTodaySomewhere('2026-7-16', at('2026-07-17T11:59:59Z'))).toBe(true)
    expect(isTodaySomewhere('2026-7-16', at('2026-07-17T12:00:00Z'))).toBe(false)
    expect(isOverEverywhere('2026-7-16', at('2026-07-17T11:59:59Z'))).toBe(false)
    expect(isOverEverywhere('2026-7-16', at('2026-07-17T12:00:00Z'))).toBe(true)
  })

  test('the local day is open at every UTC offset', () => {
    const moment = fc.integer({ min: at('2026-07-16T00:00:00Z'), max: at('2028-07-16T00:00:00Z') })
    const quarterHours = fc.integer({ min: -12 * 4, max: 14 * 4 })
    fc.assert(
      fc.property(moment, quarterHours, (now, quarters) => {
        expect(isTodaySomewhere(dayAt(now, quarters * 15), now)).toBe(true)
      }),
      { seed: 11 },
    )
  })

  test('arithmetic crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-1-1')
    expect(addDays('2028-3-1', -1)).toBe('2028-2-29')
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2) // Daylight saving time ends in Europe.
  })

  test('launch day is puzzle 1', () => {
    expect(puzzleNumber(LAUNCH_DAY)).toBe(1)
    expect(puzzleNumber('2026-11-20')).toBe(128)
  })

  test('a game counts its days from its first', () => {
    expect((['2026-11-19', '2026-11-20', '2026-11-21'] as const).map((day) => numberSince('2026-11-20', day))).toEqual([
      0, 1, 2,
    ])
  })

  test("reads the database's padded dates", () => {
    expect(toIsoDate('2026-7-6')).toBe('2026-07-06')
    expect(fromIsoDate('2026-07-06')).toBe('2026-7-6')
    expect(fromIsoDate('2026-07-06T23:00:00+00:00')).toBe('2026-7-6')
  })

  test('Monday is 0', () => expect([weekday('2026-11-16'), weekday('2026-11-22')]).toEqual([0, 6]))
})
