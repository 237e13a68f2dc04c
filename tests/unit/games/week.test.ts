import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#core/days.ts'
import { randomFrom } from '#core/random.ts'
import { footballerById } from '#data/facts.ts'
import type { Setup as BingoSetup } from '#games/bingo/rules/engine.ts'
import type { Setup as CareerSetup } from '#games/career-path/rules/engine.ts'
import { careerPathRuns } from '#games/career-path/server.ts'
import { matched } from '#games/bingo/rules/matching.ts'
import { bingoRuns } from '#games/bingo/server.ts'
import type { RunGame } from '#games/run-rules.ts'
import type { Setup as StadiumsSetup } from '#games/stadiums/rules/engine.ts'
import { stadiumsRuns } from '#games/stadiums/server.ts'
import { answersOf, gridOf } from '#games/tictactoe/deal/deal.ts'
import { gridBandOfFacts } from '#games/tictactoe/deal/roster.ts'
import type { Setup as GridSetup } from '#games/tictactoe/rules/engine.ts'
import { tictactoeRuns } from '#games/tictactoe/server.ts'
import { halfOf, onDay, seventhOf } from '#games/week.ts'
import { PORTRAITS } from '#pictures/index.ts'

const A_MONDAY: Day = '2026-11-30'
const WEEK = Array.from({ length: 7 }, (_, at) => addDays(A_MONDAY, at))
const POOL = Array.from({ length: 70 }, (_, at) => at)

const setupsOf = <Setup>({ daily }: Pick<RunGame, 'daily'>): Setup[] =>
  WEEK.map((day, at) => daily.deal(randomFrom(at), [], day)!.setup as Setup)

describe('a day of the week', () => {
  test('has its own value, Monday first', () => {
    expect(WEEK.map((day) => onDay(['a', 'b', 'c', 'd', 'e', 'f', 'g'], day)).join('')).toBe('abcdefg')
  })

  test('draws from its own seventh of a pool', () => {
    expect(WEEK.flatMap((day) => seventhOf(POOL, day))).toEqual(POOL)
  })

  test('draws from a half of the pool that begins later every day', () => {
    const halves = WEEK.map((day) => halfOf(POOL, day))
    expect(halves.map(({ length }) => length)).toEqual([35, 35, 35, 35, 35, 35, 35])
    expect([halves[0]![0], halves[6]!.at(-1)]).toEqual([0, 69])
    expect(halves.slice(1).every(([first], at) => first! > halves[at]![0]!)).toBe(true)
  })
})

test('Bingo goes from easy with 40 footballers to hard with 18, can be filled, and opens with a known face', () => {
  const setups = setupsOf<BingoSetup>(bingoRuns)
  expect(setups.map(({ level }) => level)).toEqual(['easy', 'easy', 'normal', 'normal', 'normal', 'hard', 'hard'])
  expect(setups.map(({ players }) => players.length)).toEqual([40, 38, 32, 28, 24, 21, 18])
  for (const { cells, players } of setups) {
    expect(
      matched(
        players.map(({ fits }) => fits),
        [...cells.keys()],
      ).size,
    ).toBe(16)
    const { id } = players[0]!
    expect(PORTRAITS.has(id)).toBe(true)
    expect(footballerById(id)!.fame).toBeGreaterThanOrEqual(4)
  }
})

test('Stadiums names its grounds on working days only', () => {
  const named = setupsOf<StadiumsSetup>(stadiumsRuns).map((setup) => setup.named)
  expect(named).toEqual([true, true, true, true, true, false, false])
})

test('a cell of Tic tac toe has eight answers that most fans have heard of on Monday, three on Sunday', () => {
  const band = gridBandOfFacts()
  const fewest = setupsOf<GridSetup>(tictactoeRuns).map(({ rows, columns }) => {
    const keys = (axes: GridSetup['rows']) => axes.map(({ key }) => key)
    const cells = answersOf(gridOf({ rows: keys(rows), columns: keys(columns) }, band)!)
    return Math.min(...cells.map((places) => places.filter((place) => band.fames[place]! >= 3).length))
  })
  for (const [at, least] of [8, 8, 5, 4, 3, 3, 3].entries()) expect(fewest[at]).toBeGreaterThanOrEqual(least)
})

test('Career path has long careers of known footballers on Monday, short careers on Sunday', () => {
  const rowsOn = (day: Day) =>
    Array.from({ length: 40 }, (_, seed) => {
      const { career } = careerPathRuns.daily.deal(randomFrom(seed), [], day)!.setup as CareerSetup
      return career.length
    }).reduce((sum, rows) => sum + rows / 40, 0)
  const [monday, sunday] = [rowsOn(WEEK[0]!), rowsOn(WEEK[6]!)]
  expect(monday).toBeGreaterThan(7.5)
  expect(sunday).toBeLessThan(5.5)
})
