import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { save } from './builders.ts'
import { arrange, type Database, OTHER, OWNER, rpc, VISITOR } from './persons.ts'

type Kept = {
  earned: Record<string, string>
  outside: { quiz: object; friends: object }
  statistics?: Record<string, { id: string }[]>
  checked?: string | null
}

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const readHonours = (account: string | null, visitor_hash: string | null = null, whole = false) =>
  rpc<Kept>(database, 'honours_of', { account, visitor_hash, whole })
type Reading = { needed?: string[]; at?: string; was?: string | null }
const keepHonours = (
  account: string,
  fresh: object,
  { needed = [], at = '2026-11-25T12:00:00Z', was = null }: Reading = {},
) => rpc<object>(database, 'keep_honours', { account, fresh, still_needed: needed, at, was })

const NO_QUIZ = { matches: 0, right: 0, podiums: 0, wins: 0 }
const NO_FRIENDS = { leagues: 0, cups: 0 }

test('a new account has none', async () => {
  expect(await readHonours(OWNER)).toEqual({ earned: {}, outside: { quiz: NO_QUIZ, friends: NO_FRIENDS } })
  expect(await readHonours(OWNER, null, true)).toMatchObject({ statistics: {} })
})

describe('stored honours', () => {
  test('add new ones, keep their first day, and belong to one account', async () => {
    await keepHonours(OWNER, { 'days:week': '2026-7-22' })
    expect(await keepHonours(OWNER, { 'days:week': '2026-8-1', 'wordle:inTwo': '2026-8-1' })).toEqual({
      ...{ 'days:week': '2026-7-22', 'wordle:inTwo': '2026-8-1' },
    })
    expect(await readHonours(OWNER)).toMatchObject({ earned: { 'days:week': '2026-7-22' } })
    expect(await readHonours(OTHER)).toMatchObject({ earned: {} })
  })

  test('are in the export, and are deleted with the account', async () => {
    await keepHonours(OWNER, { 'days:week': '2026-7-22' })
    const { honours } = await rpc<{ honours: object }>(database, 'export_account', { account: OWNER })
    expect(honours).toEqual({ 'days:week': '2026-7-22' })
    await database.admin('delete from auth.users where id = $1', [OWNER])
    expect(await database.admin('select from public.honours')).toEqual([])
  })
})

describe('results for new honours', () => {
  const finish = (id: string, at: string, owner: { user?: string; visitor?: string } = { user: OWNER }) =>
    database.admin(
      `insert into public.results (id, user_id, visitor, source, game, mode, date, won, score, points, credited, ms, n, finished_at)
       values ($1, $2, $3, 'practice', 'wordle', 'hard', $4::timestamptz::date, true, 1, 1, 1, 1, 1, $4)`,
      [id, owner.user ?? null, owner.visitor ?? null, at],
    )
  const ids = async () => (await readHonours(OWNER, null, true)).statistics?.['wordle']?.map(({ id }) => id) ?? []

  test('are all results at first, then those still needed and those since the last read', async () => {
    await finish('result-1', '2026-11-01T12:00:00Z')
    await finish('result-2', '2026-11-02T12:00:00Z')
    await finish('result-3', '2026-11-25T11:30:00Z')
    expect(await ids()).toEqual(['result-1', 'result-2', 'result-3'])
    await keepHonours(OWNER, {}, { needed: ['result-2'] })
    await finish('result-4', '2026-11-26T12:00:00Z')
    expect(await ids()).toEqual(['result-2', 'result-3', 'result-4'])
  })

  test('do not grow in number with the history', async () => {
    await database.admin(
      `insert into public.results (id, user_id, source, game, mode, date, won, score, points, credited, ms, n, finished_at)
       select 'result-' || at, $1, 'practice', 'wordle', 'hard', '2026-11-01', true, 1, 1, 1, 1, 1,
         '2026-11-01'::timestamptz + at * interval '1 minute' from generate_series(1, 3000) as at`,
      [OWNER],
    )
    await keepHonours(OWNER, {}, { needed: ['result-7'] })
    expect(await ids()).toEqual(['result-7'])
  })

  test('are all results again after a hand-over, even if a read was in progress', async () => {
    await finish('result-1', '2026-11-01T12:00:00Z')
    await finish('result-2', '2026-11-02T12:00:00Z', { visitor: VISITOR })
    await keepHonours(OWNER, {})
    const { checked } = await readHonours(OWNER, null, true)
    await save(database, OWNER, { visitor: VISITOR })
    expect(await ids()).toEqual(['result-1', 'result-2'])
    await keepHonours(OWNER, { 'days:week': '2026-7-22' }, { at: '2026-11-25T12:00:01Z', was: checked! })
    expect(await ids()).toEqual(['result-1', 'result-2'])
    expect((await readHonours(OWNER)).earned).toEqual({ 'days:week': '2026-7-22' })
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
  expect((await readHonours(OWNER)).outside.quiz).toEqual({ matches: 4, right: 28, podiums: 2, wins: 1 })
})

test("leagues and cups are those of the account's or visitor's own seats", async () => {
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
  expect((await readHonours(OWNER)).outside.friends).toEqual({ leagues: 1, cups: 2 })
  expect((await readHonours(null, VISITOR)).outside.friends).toEqual({ leagues: 1, cups: 1 })
  expect((await readHonours(OTHER)).outside.friends).toEqual(NO_FRIENDS)
})
