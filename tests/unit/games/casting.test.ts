import { expect, test } from 'vitest'
import { addDays, type Day } from '#core/days.ts'
import { weekday } from '#core/weekday.ts'
import { randomFrom } from '#core/random.ts'
import { clubById, footballerById } from '#data/facts.ts'
import { answerPool } from '#games/career-path/deal/roster.ts'
import type { Setup as Chain } from '#games/higherlower/rules/engine.ts'
import type { Deal } from '#games/run-rules.ts'
import { isChampion, totals } from '#games/statistics/deal/roster.ts'
import type { Setup as Duels } from '#games/statistics/rules/engine.ts'
import { PORTRAITS } from '#pictures/index.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'

const FIRST_DAY: Day = '2026-11-27'
const DAYS = 60

/** Games that ask for footballers or crests, in the order in which a day is drawn. */
const GAMES = ['wordle', 'pixels', 'statistics', 'split', 'age', 'blur', 'career-path', 'bingo', 'higherlower'] as const
type Game = (typeof GAMES)[number]

/** Sixty days in a row: each game knows its earlier deals, and the names in the day's games drawn before it. */
const DEALT = new Map<Game, Deal<unknown>[]>(GAMES.map((game) => [game, []]))
for (let at = 0; at < DAYS; at++) {
  const taken = new Set<string>()
  for (const [nth, game] of GAMES.entries()) {
    const { daily } = RUN_GAMES[game]
    const dealt = DEALT.get(game)!
    const past = daily.keep === 'forever' ? dealt : dealt.slice(-daily.keep.days)
    const random = randomFrom(DAYS * nth + at)
    const deal = daily.deal(
      random,
      past.flatMap(({ used }) => used),
      addDays(FIRST_DAY, at),
      taken,
    )!
    dealt.push(deal)
    for (const name of deal.names) taken.add(name)
  }
}

/** Ids of the items of each of the sixty dailies, in order. */
const dailiesOf = (game: Game): string[][] => DEALT.get(game)!.map(({ used }) => used)
const setupsOf = <Setup>(game: Game): Setup[] => DEALT.get(game)!.map(({ setup }) => setup as Setup)

test('no footballer is named in two dailies of a day', () => {
  for (let at = 0; at < DAYS; at++) {
    const names = GAMES.flatMap((game) => [...new Set(DEALT.get(game)![at]!.names)])
    expect(names.filter((name, nth) => names.indexOf(name) < nth)).toEqual([])
  }
})

const fameOf = (id: string): number => footballerById(id)!.fame
const FAMOUS = [5, 5, 5]

test('Pixels has three faces of fame 5, then two of fame 4 (less on Sunday), and repeats none within 54 days', () => {
  const days = dailiesOf('pixels')
  for (const [at, ids] of days.entries()) {
    const [others, isSunday] = [ids.slice(3).map(fameOf), weekday(addDays(FIRST_DAY, at)) === 6]
    expect(ids.slice(0, 3).map(fameOf)).toEqual(FAMOUS)
    expect(others.every((fame) => (isSunday ? fame < 4 : fame === 4))).toBe(true)
  }
  for (const at of days.keys()) {
    const within = days.slice(at, at + 54).flat()
    expect(new Set(within).size).toBe(within.length)
  }
})

test('Age begins with three portraits of fame 5, goes on by falling fame, with at most two without a portrait', () => {
  for (const ids of dailiesOf('age')) {
    const fame = ids.map(fameOf)
    expect(fame.slice(0, 3)).toEqual(FAMOUS)
    expect(ids.slice(0, 3).every((id) => PORTRAITS.has(id))).toBe(true)
    expect(fame).toEqual(fame.toSorted((one, other) => other - one))
    expect(ids.filter((id) => !PORTRAITS.has(id)).length).toBeLessThanOrEqual(2)
  }
})

test('Blur asks for three crests of the five leagues, then for two others', () => {
  for (const ids of dailiesOf('blur'))
    expect(ids.map((id) => clubById(id)!.league !== null)).toEqual([true, true, true, false, false])
})

test('Split never has two footballers of one nation', () => {
  for (const ids of dailiesOf('split')) expect(new Set(ids.map((id) => footballerById(id)!.nation)).size).toBe(3)
})

test('Career path asks for careers of four rows or more', () => {
  const rows = new Map(answerPool('today').map(({ id, career }) => [id, career.length]))
  for (const [id] of dailiesOf('career-path')) expect(rows.get(id!)).toBeGreaterThanOrEqual(4)
})

const countWithoutPortrait = (ids: readonly string[]): number => ids.filter((id) => !PORTRAITS.has(id)).length

/** Smallest number of days between two appearances of one footballer. */
function fewestDaysBetween(days: readonly (readonly string[])[]): number {
  const gaps = days.flatMap((ids, day) =>
    days.slice(day + 1).flatMap((later, at) => (later.some((id) => ids.includes(id)) ? [at + 1] : [])),
  )
  return Math.min(...gaps)
}

test('Higher lower begins with known faces, has at most two without a portrait, and repeats none within 14 days', () => {
  const days = setupsOf<Chain>('higherlower').map(({ deck }) => deck.map(([id]) => id))
  for (const ids of days) {
    expect(ids.slice(0, 4).every((id) => fameOf(id) >= 4 && PORTRAITS.has(id))).toBe(true)
    expect(countWithoutPortrait(ids)).toBeLessThanOrEqual(2)
  }
  expect(fewestDaysBetween(days)).toBeGreaterThanOrEqual(14)
})

const SEASONS = new Map(totals.map((total) => [`${total.season} ${total.footballer.id}`, total]))

test('Statistics begins with goals, and has a star and a clear gap in its first three questions', () => {
  for (const { deck } of setupsOf<Duels>('statistics')) {
    expect(deck[0]![0]).toBe('goals')
    for (const [statistic, , [left, , , , more], [right, , , , less]] of deck.slice(0, 3)) {
      expect([fameOf(left), fameOf(right)]).toContain(5)
      expect(countWithoutPortrait([left, right])).toBe(0)
      expect(Math.abs(more - less)).toBeGreaterThanOrEqual(statistic === 'goals' ? 12 : 8)
    }
    const ids = deck.flatMap(([, , [left], [right]]) => [left, right])
    expect(countWithoutPortrait(ids)).toBeLessThanOrEqual(2)
    const others = deck.filter(([statistic]) => statistic !== 'goals' && statistic !== 'assists')
    expect(others.length).toBeLessThanOrEqual(1)
  }
})

test('Statistics asks for memorable seasons: in three of four a champion or one with high figures is ahead', () => {
  const questions = setupsOf<Duels>('statistics').flatMap(({ deck }) => deck)
  const isMemorable = ([statistic, season, left, right]: Duels['deck'][number]) => {
    const better = SEASONS.get(`${season} ${(left[4] > right[4] ? left : right)[0]}`)!
    return (
      isChampion(better) ||
      (statistic === 'goals' && better.goals >= 12) ||
      (statistic === 'assists' && better.assists >= 8)
    )
  }
  expect(questions.filter(isMemorable).length / questions.length).toBeGreaterThanOrEqual(0.75)
  const goals = questions.filter(([statistic]) => statistic === 'goals').length
  expect(goals / questions.length).toBeGreaterThanOrEqual(0.5)
})

test('Statistics repeats no footballer within 14 days', () => {
  const days = setupsOf<Duels>('statistics').map(({ deck }) => deck.flatMap(([, , [left], [right]]) => [left, right]))
  expect(fewestDaysBetween(days)).toBeGreaterThanOrEqual(14)
})
