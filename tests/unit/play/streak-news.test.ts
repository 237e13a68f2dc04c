import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#core/days.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { streakNews } from '#play/end/TodayEnd.tsx'
import { aResult } from '#tests/unit/stores/results.ts'

const TODAY: Day = '2026-11-22'
const ago = (count: number) => addDays(TODAY, -count)
const daily = (count: number) => aResult({ mode: 'today', date: ago(count) })
const late = (count: number, ...tags: string[]) =>
  aResult({ mode: 'archive', date: ago(count), tags: ['archive', ...tags] })
const newsOf = (result: ResultRecord, before: ResultRecord[], today = TODAY) =>
  streakNews(result, { wordle: before, age: [result] }, today)

describe('a freeze', () => {
  test.each([
    ['that saved yesterday', [3, 2], { is: 'frozen', days: 1, left: 0 }],
    ['that saved an earlier day is no news', [4, 3, 1], null],
    ['that was not needed', [2, 1], null],
    ['that did not suffice', [4, 3], null],
    ['of a player without days is no news', [], null],
  ])('%s', (_what, played, news) => expect(newsOf(daily(0), played.map(daily))).toEqual(news))

  test('is used for each of two missed days', () => {
    const week = [10, 9, 8, 7, 6, 5, 4, 3].map(daily)
    expect(newsOf(daily(0), week)).toEqual({ is: 'frozen', days: 2, left: 0 })
  })

  test("is announced once, with the day's first daily", () =>
    expect(newsOf(daily(0), [daily(3), daily(2), daily(0)])).toBeNull())

  test('is not announced for a day that is over', () => expect(newsOf(daily(1), [daily(4), daily(3)])).toBeNull())
})

describe('a run of the archive', () => {
  const lost = [daily(5), daily(3), daily(0)]

  test.each([
    ['in time', [...lost, daily(2)], late(1, 'repair'), { is: 'repaired', length: 4 }],
    ['too late', [...lost, daily(2)], late(1), null],
    ['where a freeze saved the day', [daily(2)], late(1, 'repair'), null],
    ['where another day is missing as well', lost, late(2, 'repair'), null],
  ])('%s', (_what, before, result, news) => expect(newsOf(result, before)).toEqual(news))

  test('announces a repair only while the streak lasts', () => {
    const before = [...lost, daily(2)]
    expect(newsOf(late(1, 'repair'), before, addDays(TODAY, 1))).toEqual({ is: 'repaired', length: 4 })
    expect(newsOf(late(1, 'repair'), before, addDays(TODAY, 3))).toBeNull()
  })
})
