import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { QUIZ_LIMITS } from '#server/quiz/results.ts'
import { openDatabase } from '#tests/support/database.ts'
import { bonusesOf, finished, player, visitor } from './builders.ts'
import { arrange, type Database, OTHER, OWNER, rpc, VISITOR } from './persons.ts'

// The backup of docs/deploy.md holds the rows of `public`, `private` and the accounts. PGlite has no pg_dump, so rows
// are copied as a data-only dump loads them.

type Rows = Map<string, Record<string, unknown>[]>

const TABLES = `
  select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and (nspname in ('public', 'private') or (nspname, relname) in (('auth', 'users'), ('auth', 'identities')))
  order by 1`

const tables = async (database: Database) => (await database.admin<{ name: string }>(TABLES)).map(({ name }) => name)

async function dump(database: Database): Promise<Rows> {
  const rows: Rows = new Map()
  for (const name of await tables(database)) {
    const sql = `select to_jsonb(line) as row from ${name} as line order by to_jsonb(line)::text`
    rows.set(
      name,
      (await database.admin<{ row: Record<string, unknown> }>(sql)).map(({ row }) => row),
    )
  }
  return rows
}

const columns = (name: string) => `
  select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
  where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`

async function load(database: Database, dumped: Rows, names = [...dumped.keys()]): Promise<void> {
  for (const name of names) {
    const list = (await database.admin<{ list: string }>(columns(name)))[0]!.list
    await database.admin(
      `insert into ${name} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [JSON.stringify(dumped.get(name))],
    )
  }
}

const triggers = (database: Database, role: 'replica' | 'origin') =>
  database.admin(`set session_replication_role = ${role}`)

const rebuild = async (database: Database) =>
  (await database.admin<{ wrong: number }>('select private.rebuild_boards() as wrong'))[0]!.wrong

const BOARDS = ['private.boards', 'private.standings', 'private.board_scores', 'private.board_buckets']
const boards = (rows: Rows) => BOARDS.map((name) => ({ name, rows: rows.get(name) ?? [] }))

const ranked = (user: string, score: number, ms: number) => `
  insert into public.results (id, user_id, source, game, mode, date, won, score, points, credited, ms, n)
  values ('${randomUUID()}', '${user}', 'ranked', 'higherlower', 'ranked', '2026-07-16', true, ${score}, 40, 40, ${ms}, 200)`

const quiz = (match: number, score: number) =>
  rpc(database, 'record_quiz', {
    result: {
      ...{ match, players: 2, accounts: 2 },
      seats: [OWNER, OTHER].map((user, at) => ({
        ...{ user, score: score + at, ms: 40_000, right: 7, answered: 10, rank: 2 - at, base: 40, points: 40 },
      })),
    },
    for_date: '2026-07-16',
    limits: QUIZ_LIMITS,
  })

let database: Database
let restored: Database
let before: Rows

beforeAll(async () => {
  database = await openDatabase()
  await arrange(database)
  for (const owner of [player(OWNER), player(OTHER), visitor(VISITOR)])
    await finished(database, owner, {}, bonusesOf('wordle'))
  for (const [user, score, ms] of [
    [OWNER, 9, 50_000],
    [OWNER, 9, 40_000],
    [OTHER, 12, 70_000],
  ] as const)
    await database.admin(ranked(user, score, ms))
  for (const [match, score] of [500, 900, 100, 300, 800, 200, 50].entries()) await quiz(match, score)
  before = await dump(database)
})
afterAll(() => database.close())

beforeEach(async () => {
  restored = await openDatabase()
  return () => restored.close()
})

describe('a restore', () => {
  test('keeps every row with triggers off', async () => {
    expect(boards(before).flatMap(({ rows }) => rows).length).toBeGreaterThan(20)
    expect(before.get('private.day_totals')).toHaveLength(1)
    await triggers(restored, 'replica')
    await load(restored, before)
    expect(await dump(restored)).toEqual(before)
    await triggers(restored, 'origin')
    expect(await rebuild(restored)).toBe(0)
  })

  test('with triggers on doubles the points, which the rebuild detects and repairs', async () => {
    const results = 'public.results'
    await triggers(restored, 'replica')
    await load(
      restored,
      before,
      [...before.keys()].filter((name) => name !== results),
    )
    await triggers(restored, 'origin')
    await load(restored, before, [results])
    expect(boards(await dump(restored))).not.toEqual(boards(before))
    expect(await rebuild(restored)).toBeGreaterThan(0)
    expect(boards(await dump(restored))).toEqual(boards(before))
  })
})

test('a rebuild leaves correct boards unchanged', async () => {
  expect(await rebuild(database)).toBe(0)
  expect(boards(await dump(database))).toEqual(boards(before))
})

test('a rebuild fills empty boards', async () => {
  await triggers(restored, 'replica')
  await load(restored, before)
  await triggers(restored, 'origin')
  await restored.admin('truncate private.standings, private.board_scores, private.board_buckets')
  expect(await rebuild(restored)).toBe(before.get('private.standings')!.length)
  expect(boards(await dump(restored))).toEqual(boards(before))
})
