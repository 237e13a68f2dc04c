import { describe, expect, test } from 'vitest'
import { season } from '#core/season.ts'

describe('the calendar of the season', () => {
  // 2026-11-20 is a Friday.
  const days = season(['2026-11-20', '2026-11-20', '2026-11-16', '2026-7-16'], '2026-11-20', 2)

  test('holds whole weeks from Monday to Sunday', () =>
    expect([days.length, days[0]!.day, days.at(-1)!.day]).toEqual([14, '2026-11-9', '2026-11-22']))

  test('counts the runs of each day and leaves out older ones', () =>
    expect(days.filter(({ runs }) => Number(runs) > 0)).toEqual([
      { day: '2026-11-16', runs: 1 },
      { day: '2026-11-20', runs: 2 },
    ]))

  test('begins with the week of the first day played; its earlier days have no count', () => {
    const own = season(['2026-11-20', '2026-11-11'], '2026-11-20', 18)
    expect([own.length, own[0]!.day]).toEqual([126, '2026-11-9'])
    expect(own.slice(0, 4).map(({ runs }) => runs)).toEqual([null, null, 1, 0])
    expect(own.filter(({ runs }) => runs === 'ahead')[0]!.day).toBe('2026-11-21')
    expect(
      season([], '2026-11-20', 18)
        .slice(0, 6)
        .map(({ runs }) => runs),
    ).toEqual([...[null, null, null, null, 0, 'ahead']])
  })

  test('has no count for future days', () =>
    expect(days.filter(({ runs }) => runs === 'ahead').map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']))
})
