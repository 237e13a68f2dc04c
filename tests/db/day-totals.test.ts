import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GameId } from '#core/games.ts'
import { openDatabase } from '#tests/support/database.ts'
import { bonusesOf, finished, LAUNCH, player, save, visitor, type Owner } from './builders.ts'
import { arrange, type Database, OTHER, OWNER, rpc, script, STRANGER, VISITOR } from './persons.ts'

const OWN = player(OWNER)
const resultWith = (points: number) => ({ ...bonusesOf('wordle', 'age'), lines: [{ key: 'solved', points }] })

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(async () => {
  await arrange(database)
  await addPuzzle('age')
})
afterAll(() => database.close())

const addPuzzle = (game: GameId) =>
  script(
    database,
    `insert into public.puzzles (game, mode, date, number, setup, used)
     values ('${game}', 'today', '${LAUNCH}', 1, '{}', '{x}')`,
  )
const standingOf = (told: number, on_date = LAUNCH, asker: Owner = visitor(STRANGER)) =>
  rpc<{ plays: number; worse: number }>(database, 'standing_of_day', { on_date, told, ...asker })

/** Both dailies of the day: `points` plus a bonus of 30. */
async function wholeDay(owner: Owner, points: number) {
  await finished(database, owner, { game: 'wordle' }, resultWith(points))
  await finished(database, owner, { game: 'age' }, resultWith(0))
}

test('a day counts with its last daily, by the sum of its points', async () => {
  await finished(database, OWN, { game: 'wordle' }, resultWith(40))
  expect(await standingOf(1000)).toEqual({ plays: 0, worse: 0 })
  await finished(database, OWN, { game: 'age' }, resultWith(12))
  expect(await standingOf(40 + 12 + 30)).toEqual({ plays: 1, worse: 0 })
  expect(await standingOf(40 + 12 + 30 + 1)).toEqual({ plays: 1, worse: 1 })
  expect(await standingOf(1000, '2026-07-17')).toEqual({ plays: 0, worse: 0 })
})

test('every player counts once, equal sums together', async () => {
  await wholeDay(OWN, 20)
  await wholeDay(player(OTHER), 20)
  await wholeDay(visitor(VISITOR), 10)
  expect(await standingOf(50)).toEqual({ plays: 3, worse: 1 })
  await save(database, OWNER, { visitor: VISITOR })
  expect(await standingOf(50)).toEqual({ plays: 3, worse: 1 })
})

test('counts one visitor per address', async () => {
  const guests = ['1', '2', '3'].map((digit) => digit.repeat(64))
  for (const guest of guests) {
    await database.admin(`insert into public.visitors (visitor, origin) values ($1, 'one line')`, [guest])
    await wholeDay(visitor(guest), 20)
  }
  expect(await standingOf(1000)).toEqual({ plays: 1, worse: 1 })
})

test('past days, other days and voided puzzles do not count', async () => {
  const past = { lines: [], bucket: null, bonuses: null, tags: ['archive'] }
  await finished(database, OWN, { game: 'wordle', mode: 'archive' }, past)
  await finished(database, OWN, { game: 'age' }, resultWith(12))
  expect(await standingOf(1000)).toEqual({ plays: 0, worse: 0 })
  await script(database, `update public.puzzles set voided_at = now(), void_reason = 'wrong' where game = 'age'`)
  await finished(database, OWN, { game: 'wordle' }, resultWith(40))
  expect(await standingOf(1000)).toEqual({ plays: 1, worse: 1 })
})

test('ranks a player by their stored results of the day and ignores the points of the request', async () => {
  await wholeDay(OWN, 40)
  await wholeDay(player(OTHER), 20)
  expect(await standingOf(9999, LAUNCH, OWN)).toEqual({ plays: 2, worse: 1 })
  expect(await standingOf(9999, LAUNCH, player(OTHER))).toEqual({ plays: 2, worse: 0 })
  expect(await standingOf(9999, LAUNCH, visitor(VISITOR))).toEqual({ plays: 2, worse: 2 })
})
