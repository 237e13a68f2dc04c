import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { arrange, type Database, OTHER, OWNER, rpc, VISITOR } from './persons.ts'

type Kept = { earned: Record<string, string>; outside: { quiz: object; friends: object }; statistics?: object }

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const read = (account: string | null, visitor_hash: string | null = null, whole = false) =>
  rpc<Kept>(database, 'honours_of', { account, visitor_hash, whole })
const keep = (account: string, fresh: object) => rpc<object>(database, 'keep_honours', { account, fresh })

const NO_QUIZ = { matches: 0, right: 0, podiums: 0, wins: 0 }
const NO_FRIENDS = { leagues: 0, cups: 0 }

test('a new account has none', async () => {
  expect(await read(OWNER)).toEqual({ earned: {}, outside: { quiz: NO_QUIZ, friends: NO_FRIENDS } })
  expect(await read(OWNER, null, true)).toMatchObject({ statistics: {} })
})

describe('kept honours', () => {
  test('gain new ones, keep their first day, and belong to one account', async () => {
    await keep(OWNER, { 'days:week': '2026-7-22' })
    expect(await keep(OWNER, { 'days:week': '2026-8-1', 'wordle:inTwo': '2026-8-1' })).toEqual({
      ...{ 'days:week': '2026-7-22', 'wordle:inTwo': '2026-8-1' },
    })
    expect(await read(OWNER)).toMatchObject({ earned: { 'days:week': '2026-7-22' } })
    expect(await read(OTHER)).toMatchObject({ earned: {} })
  })

  test('are in the export, and go with the account', async () => {
    await keep(OWNER, { 'days:week': '2026-7-22' })
    const { honours } = await rpc<{ honours: object }>(database, 'export_account', { account: OWNER })
    expect(honours).toEqual({ 'days:week': '2026-7-22' })
    await database.admin('delete from auth.users where id = $1', [OWNER])
    expect(await database.admin('select from public.honours')).toEqual([])
  })
})

test('podiums and wins of the quiz count from five players on, unless under review', async () => {
  const match = (of: number, rank: number, players: number, held = false) =>
    database.admin(
      `insert into public.quiz_results (match, date, user_id, score, ms, correct, answered, rank, players, podium, held)
       values ($1, '2026-11-25', $2, 500, 1000, 7, 10, $3, $4, false, $5)`,
      [of, OWNER, rank, players, held],
    )
  await match(1, 1, 4)
  await match(2, 1, 5)
  await match(3, 3, 9)
  await match(4, 1, 9, true)
  expect((await read(OWNER)).outside.quiz).toEqual({ matches: 4, right: 28, podiums: 2, wins: 1 })
})

test('leagues and cups are those of the own seats, of a visitor, too', async () => {
  await database.admin('insert into public.visitors (visitor) values ($1) on conflict do nothing', [VISITOR])
  await database.admin(
    `insert into public.leagues (code, name, given, created_at) values ('CCCCDDDDFFFFGGGG', 'The lads', 2, now())`,
  )
  await database.admin(
    `insert into public.league_seats (league_id, seat, user_id, visitor, name, joined_at)
     values (1, 1, $1, null, 'Ada', now()), (1, 2, null, $2, 'Ben', now())`,
    [OWNER, VISITOR],
  )
  await database.admin(
    `insert into public.league_cups (league_id, week, winners, points)
     values (1, '2026-11-09', '{1}', 60), (1, '2026-11-16', '{1,2}', 60)`,
  )
  expect((await read(OWNER)).outside.friends).toEqual({ leagues: 1, cups: 2 })
  expect((await read(null, VISITOR)).outside.friends).toEqual({ leagues: 1, cups: 1 })
  expect((await read(OTHER)).outside.friends).toEqual(NO_FRIENDS)
})
