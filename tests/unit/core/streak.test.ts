import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#core/days.ts'
import { streakOf } from '#core/streak.ts'

const TODAY: Day = '2026-11-21'
const days = (...ago: number[]) => ago.map((count) => addDays(TODAY, -count))
const run = (from: number, to: number) => days(...Array.from({ length: from - to + 1 }, (_, index) => from - index))

describe('streak', () => {
  test.each([
    ['nobody played', days(), 0, 1, 0],
    ['today only', days(0), 1, 1, 0],
    ['yesterday; today is still open', days(1), 1, 1, 0],
    ['three in a row, given in any order', days(0, 2, 1), 3, 1, 0],
    ['the same day twice counts once', days(0, 0, 1), 2, 1, 0],
    ['one missed day spends the freeze', days(0, 2), 2, 0, 1],
    ['two missed days break it', days(0, 3), 1, 0, 0],
    ['seven days earn a freeze', run(6, 0), 7, 2, 0],
    ['at most three freezes', run(40, 0), 41, 3, 0],
    ['three missed days, three freezes', [...run(43, 4), ...days(0)], 41, 0, 3],
    ['yesterday and the day before missed without a freeze for both', days(3), 0, 0, 0],
    ['a day in the future is ignored', days(-1, 0), 1, 1, 0],
  ] as const)('%s', (_name, played, length, freezes, frozen) => {
    const streak = streakOf(played, TODAY)
    expect({ length: streak.length, freezes: streak.freezes, frozen: streak.frozen.length }).toEqual({
      length,
      freezes,
      frozen,
    })
  })
})
