import { expect, test } from 'vitest'
import { addDays, type Day } from '#core/days.ts'
import { randomFrom } from '#core/random.ts'
import { clubById, footballerById } from '#data/facts.ts'
import { ageRuns } from '#games/age/server.ts'
import { blurRuns } from '#games/blur/server.ts'
import { answerPool } from '#games/career-path/deal/roster.ts'
import { careerPathRuns } from '#games/career-path/server.ts'
import { pixelsRuns } from '#games/pixels/server.ts'
import { higherlowerRuns } from '#games/higherlower/server.ts'
import type { Setup as Chain } from '#games/higherlower/rules/engine.ts'
import type { RunGame } from '#games/run-rules.ts'
import { splitRuns } from '#games/split/server.ts'
import type { Setup as Duels } from '#games/statistics/rules/engine.ts'
import { statisticsRuns } from '#games/statistics/server.ts'
import { PORTRAITS } from '#pictures/index.ts'

const FIRST_DAY: Day = '2026-11-27'

/** Ids of sixty invented dailies in a row, in order of asking. */
const dailiesOf = (game: RunGame): string[][] => dealsOf(game).map(({ used }) => used)

function dealsOf({ daily }: RunGame): { used: string[]; setup: unknown }[] {
  const { days } = daily.keep as { days: number }
  const dealt: { used: string[]; setup: unknown }[] = []
  for (let at = 0; at < 60; at++) {
    const past = dealt.slice(-days).flatMap(({ used }) => used)
    dealt.push(daily.deal(randomFrom(at), past, addDays(FIRST_DAY, at))!)
  }
  return dealt
}

const fameOf = (id: string): number => footballerById(id)!.fame
const FAMOUS = [5, 5, 5]

test('Pixels begins with three faces of fame 5 and never repeats within 54 days', () => {
  const days = dailiesOf(pixelsRuns)
  for (const ids of days) expect(ids.map(fameOf)).toEqual([...FAMOUS, 4, 4])
  for (const at of days.keys()) {
    const within = days.slice(at, at + 54).flat()
    expect(new Set(within).size).toBe(within.length)
  }
})

test('Age begins with three of fame 5 with a portrait, then goes from known to obscure, with two kits at most', () => {
  for (const ids of dailiesOf(ageRuns)) {
    const fame = ids.map(fameOf)
    expect(fame.slice(0, 3)).toEqual(FAMOUS)
    expect(ids.slice(0, 3).every((id) => PORTRAITS.has(id))).toBe(true)
    expect(fame).toEqual(fame.toSorted((one, other) => other - one))
    expect(ids.filter((id) => !PORTRAITS.has(id)).length).toBeLessThanOrEqual(2)
  }
})

test('Blur asks for three crests of the five leagues, then for two others', () => {
  for (const ids of dailiesOf(blurRuns))
    expect(ids.map((id) => clubById(id)!.league !== null)).toEqual([true, true, true, false, false])
})

test('Split never mixes two of one nation', () => {
  for (const ids of dailiesOf(splitRuns)) expect(new Set(ids.map((id) => footballerById(id)!.nation)).size).toBe(3)
})

test('Career path asks for careers of four rows or more', () => {
  const rows = new Map(answerPool('today').map(({ id, career }) => [id, career.length]))
  for (const [id] of dailiesOf(careerPathRuns)) expect(rows.get(id!)).toBeGreaterThanOrEqual(4)
})

const kitsOf = (ids: readonly string[]): number => ids.filter((id) => !PORTRAITS.has(id)).length

/** Fewest days between two days with the same footballer. */
function restOf(days: readonly (readonly string[])[]): number {
  const gaps = days.flatMap((ids, day) =>
    days.slice(day + 1).flatMap((later, at) => (later.some((id) => ids.includes(id)) ? [at + 1] : [])),
  )
  return Math.min(...gaps)
}

test('Higher lower begins with known footballers, shows two kits at most and rests everybody for 14 days', () => {
  const days = dealsOf(higherlowerRuns).map(({ setup }) => (setup as Chain).deck.map(([id]) => id))
  for (const ids of days) {
    expect(ids.slice(0, 4).every((id) => fameOf(id) >= 4)).toBe(true)
    expect(kitsOf(ids)).toBeLessThanOrEqual(2)
  }
  expect(restOf(days)).toBeGreaterThanOrEqual(14)
})

test('Statistics begins with stars far apart, asks once for matches, minutes or cards, and rests everybody for six days', () => {
  const decks = dealsOf(statisticsRuns).map(({ setup }) => (setup as Duels).deck)
  const days = decks.map((deck) => deck.flatMap(([, , [left], [right]]) => [left, right]))
  for (const [day, deck] of decks.entries()) {
    const stars = days[day]!.slice(0, 6)
    expect(stars.map(fameOf)).toEqual([...FAMOUS, ...FAMOUS])
    expect(kitsOf(stars)).toBe(0)
    expect(kitsOf(days[day]!)).toBeLessThanOrEqual(2)
    for (const [statistic, , left, right] of deck.slice(0, 3))
      expect(Math.abs(left[4] - right[4])).toBeGreaterThanOrEqual(statistic === 'goals' ? 12 : 8)
    const others = deck.filter(([statistic]) => statistic !== 'goals' && statistic !== 'assists')
    expect(others.length).toBeLessThanOrEqual(1)
  }
  expect(restOf(days)).toBeGreaterThanOrEqual(6)
})
