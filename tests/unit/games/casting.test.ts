import { expect, test } from 'vitest'
import { addDays, type Day } from '#core/days.ts'
import { randomFrom } from '#core/random.ts'
import { clubById, footballerById } from '#data/facts.ts'
import { ageRuns } from '#games/age/server.ts'
import { blurRuns } from '#games/blur/server.ts'
import { answerPool } from '#games/career-path/deal/roster.ts'
import { careerPathRuns } from '#games/career-path/server.ts'
import { pixelsRuns } from '#games/pixels/server.ts'
import type { RunGame } from '#games/run-rules.ts'
import { splitRuns } from '#games/split/server.ts'
import { PORTRAITS } from '#pictures/index.ts'

const FIRST_DAY: Day = '2026-11-27'

/** Ids of sixty invented dailies in a row, in order of asking. */
function dailiesOf({ daily }: RunGame): string[][] {
  const { days } = daily.keep as { days: number }
  const dealt: string[][] = []
  for (let at = 0; at < 60; at++) {
    const past = dealt.slice(-days).flat()
    dealt.push(daily.deal(randomFrom(at), past, addDays(FIRST_DAY, at))!.used)
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
