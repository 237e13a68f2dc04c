import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, LAUNCH_DAY } from '#core/days.ts'
import { weekday } from '#core/weekday.ts'
import { hasBegun, periodAfter, periodAt, periodBefore, periodOf, PERIODS } from '#core/periods.ts'

const TODAY = '2026-11-22'
const bounded = fc.constantFrom('day' as const, 'week' as const, 'season' as const)
const someDay = fc.integer({ min: 0, max: 4000 }).map((count) => addDays(LAUNCH_DAY, count))

describe('a period', () => {
  test.each([
    ['day', '2026-11-22', '2026-11-22', '2026-11-23'],
    ['week', '2026-W47', '2026-11-16', '2026-11-23'],
    ['week', '2026-W53', '2026-12-28', '2027-1-4'],
    ['week', '2027-W01', '2027-1-4', '2027-1-11'],
    ['season', '2026-Q4', '2026-10-1', '2027-1-1'],
    ['season', '2026-Q3', '2026-7-1', '2026-10-1'],
  ] as const)('%s %s is from %s to before %s', (kind, of, since, until) => {
    expect(periodOf(kind, of)).toEqual({ kind, of, since, until })
    expect(periodAt(kind, since)).toEqual({ kind, of, since, until })
  })

  test.each([
    ['day', '2026-2-30'],
    ['day', '2026-7-16'],
    ['day', '2026-11-22T00:00'],
    ['week', '2026-W00'],
    ['week', '2025-W53'],
    ['week', '2026-W7'],
    ['week', '2026-W99'],
    ['season', '2026-Q5'],
    ['season', '0000-Q1'],
    ['week', '0000-W01'],
    ['season', '2026-Q1x'],
    ['all', '2026'],
    ['day', ''],
    ['week', '2026-Q4'],
  ] as const)('of kind %s rejects the name "%s"', (kind, of) => {
    expect(periodOf(kind, of)).toBeNull()
  })

  test('is parsed by its name, contains its day, and starts weeks on Mondays', () => {
    fc.assert(
      fc.property(bounded, someDay, (kind, day) => {
        const period = periodAt(kind, day)
        expect(periodOf(kind, period.of)).toEqual(period)
        expect(daysBetween(period.since, day)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(day, period.until!)).toBeGreaterThan(0)
        if (kind === 'week') expect(weekday(period.since)).toBe(0)
      }),
    )
  })

  test('follows the one before without a gap', () => {
    fc.assert(
      fc.property(bounded, someDay, (kind, day) => {
        const later = periodAfter(periodAt(kind, day), addDays(day, 400))!
        expect(later.since).toBe(periodAt(kind, day).until)
        expect(periodBefore(later)).toEqual(periodAt(kind, day))
      }),
    )
  })
})

describe('arrows between periods', () => {
  test.each(PERIODS)('stop at now: %s', (kind) => {
    expect(periodAfter(periodAt(kind, TODAY), TODAY)).toBeNull()
  })

  test.each(PERIODS)('stop at the launch: %s', (kind) => {
    expect(periodBefore(periodAt(kind, LAUNCH_DAY))).toBeNull()
  })

  test.each([
    ['day', '2026-07-15', false],
    ['day', '2026-07-16', true],
    ['day', '2026-11-22', true],
    ['day', '2026-11-23', false],
    ['week', '2026-W28', false],
    ['week', '2026-W29', true],
    ['week', '2026-W48', false],
    ['season', '2026-Q2', false],
    ['season', '2027-Q1', false],
    ['all', '', true],
  ] as const)('%s %s has begun: %s', (kind, of, begun) => {
    expect(hasBegun(periodOf(kind, of)!, TODAY)).toBe(begun)
  })
})
