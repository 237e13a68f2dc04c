import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { QUIZ_LIMITS } from '#core/plausible.ts'
import { openDatabase } from '#tests/support/database.ts'
import { bonusesOf, finished, player, visitor } from './builders.ts'
import { arrange, type Database, fold, OTHER, OWNER, rpc, upkeep, VISITOR } from './persons.ts'

// The backup of docs/deploy.md holds the rows of `public`, `private` and the accounts. On PostgreSQL they move by COPY, as
// a data-only dump of pg_dump does it; PGlite reads no file of another process, so they are inserted there.
const COPIES = process.env['TEST_DATABASE'] === 'postgres'

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

const listOf = async (database: Database, name: string) =>
  (await database.admin<{ list: string }>(columns(name)))[0]!.list

const fileOf = (name: string) => join(folder, `${name.replaceAll('"', '')}.copy`)

async function copyOut(database: Database): Promise<void> {
  for (const name of await tables(database))
    await database.admin(`copy ${name} (${await listOf(database, name)}) to '${fileOf(name)}'`)
}

async function load(database: Database, dumped: Rows, names = [...dumped.keys()]): Promise<void> {
  for (const name of names) {
    const list = await listOf(database, name)
    if (COPIES) await database.admin(`copy ${name} (${list}) from '${fileOf(name)}'`)
    else
      await database.admin(
        `insert into ${name} (${list}) overriding system value
         select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
        [JSON.stringify(dumped.get(name))],
      )
    const sql = `select attname as name from pg_attribute where attrelid = '${name}'::regclass and attidentity <> ''`
    for (const { name: column } of await database.admin<{ name: string }>(sql))
      await database.admin(
        `select setval(pg_get_serial_sequence('${name}', '${column}'), (select coalesce(max(${column}), 1) from ${name}))`,
      )
  }
}

const triggers = (database: Database, role: 'replica' | 'origin') =>
  database.admin(`set session_replication_role = ${role}`)

const boardErrors = async (database: Database) =>
  (await database.admin<{ check: object }>('select private.check_boards() as check'))[0]!.check

const rebuild = async (database: Database) =>
  (await database.admin<{ wrong: number }>('select private.rebuild_boards() as wrong'))[0]!.wrong

/** Live boards with their scores; without ids, because a rebuilt board has another one. */
const boards = (database: Database) =>
  database.admin<{ lines: unknown[] }>(`
    select board, period, since::text, players,
      (select jsonb_agg(to_jsonb(line) - 'board' order by user_id) from private.standings as line where line.board = id) as lines,
      (select jsonb_agg(to_jsonb(line) - 'board' order by score) from private.board_scores as line where line.board = id) as scores,
      (select jsonb_agg(to_jsonb(line) - 'board' order by bucket) from private.board_buckets as line where line.board = id) as buckets
    from private.boards where live order by 1, 2, 3`)

const ranked = (user: string, score: number, ms: number) => `
  with added as (
    insert into public.results (id, user_id, source, game, mode, date, won, score, points, credited, ms, n)
    values ('${randomUUID()}', '${user}', 'ranked', 'higherlower', 'ranked', '2026-07-16', true, ${score}, 40, 40, ${ms}, 200)
    returning *)
  select private.note_result(added::public.results) from added`

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
/** Folder of the copied rows, which the database server writes and reads. */
let folder: string

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
  await fold(database)
  // Events that were queued at the time of the backup are folded after the restore.
  await finished(database, player(OTHER), { date: '2026-07-17' }, bonusesOf('wordle'))
  before = await dump(database)
  folder = await mkdtemp(join(tmpdir(), 'restore-'))
  await chmod(folder, 0o777)
  if (COPIES) await copyOut(database)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  restored = await openDatabase()
  return () => restored.close()
})

describe('a restore', () => {
  test.each(['replica', 'origin'] as const)('keeps every row with triggers as in role %s', async (role) => {
    expect((await boards(database)).flatMap(({ lines }) => lines).length).toBeGreaterThan(20)
    expect(before.get('private.day_totals')).toHaveLength(1)
    expect(before.get('private.result_events')).toHaveLength(1)
    await triggers(restored, 'replica')
    await load(
      restored,
      before,
      [...before.keys()].filter((name) => name !== 'public.results'),
    )
    await triggers(restored, role)
    await load(restored, before, ['public.results'])
    await triggers(restored, 'origin')
    expect(await dump(restored)).toEqual(before)
    await fold(restored)
    await fold(database)
    expect(await boards(restored)).toEqual(await boards(database))
    expect(await boardErrors(restored)).toMatchObject({ queue: 0, standings: 0, scores: 0, buckets: 0, counts: 0 })
    expect(await rebuild(restored)).toBe(0)
  })
})

test('a rebuild leaves correct boards unchanged, and upkeep deletes the replaced ones', async () => {
  await fold(database)
  const correct = await boards(database)
  expect(await rebuild(database)).toBe(0)
  expect(await boards(database)).toEqual(correct)
  await upkeep(database)
  expect(await database.admin('select from private.boards where not live')).toEqual([])
  expect(await boardErrors(database)).toMatchObject({ queue: 0, standings: 0, scores: 0, buckets: 0, counts: 0 })
})

test('a rebuild fills empty boards, and counts queued events once', async () => {
  await triggers(restored, 'replica')
  await load(restored, before)
  await triggers(restored, 'origin')
  await restored.admin('truncate private.standings, private.board_scores, private.board_buckets')
  await restored.admin('truncate private.day_counts')
  await fold(database)
  expect(await rebuild(restored)).toBe((await boards(database)).flatMap(({ lines }) => lines).length)
  expect(await boards(restored)).toEqual(await boards(database))
  for (const table of ['day_counts', 'day_totals', 'picks'])
    expect(await restored.admin(`select * from private.${table} order by 1, 2, 3`)).toEqual(
      await database.admin(`select * from private.${table} order by 1, 2, 3`),
    )
})
