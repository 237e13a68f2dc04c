import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { arrange, attempt, type Database, OWNER, type Person, PERSONS, script } from './persons.ts'

type Verdict = number | 'denied'
type Rights = Record<Person, Verdict>

const NOBODY: Rights = { anonymous: 'denied', owner: 'denied', other: 'denied', service: 'denied' }
const SERVER: Rights = { ...NOBODY, service: 1 }

/** Table -> statements; the insert is one the table itself would accept. */
const TABLES: Record<string, { select: Rights; insert: string; update: string }> = {
  user_infos: {
    select: { anonymous: 'denied', owner: 1, other: 0, service: 1 },
    insert: `(user_id, username) values ('${OWNER}', 'Cleo')`,
    update: 'points = 9999',
  },
  players: {
    select: { anonymous: 1, owner: 1, other: 1, service: 1 },
    insert: `(id, fullname) values ('nobody', 'Nobody')`,
    update: `fullname = 'Nobody'`,
  },
  clubs: {
    select: { anonymous: 1, owner: 1, other: 1, service: 1 },
    insert: `(id, name) values ('nowhere', 'Nowhere')`,
    update: `name = 'Nowhere'`,
  },
  puzzles: {
    select: SERVER,
    insert: `(game, mode, date, number, setup, answers) values ('wordle', 'today', '2026-07-17', 2, '{}', '{x}')`,
    update: 'voided_at = now()',
  },
  runs: {
    select: SERVER,
    insert: `(user_id, game, mode, date, puzzle_id, state, started_at, stepped_at, expires_at)
      values ('${OWNER}', 'wordle', 'archive', '2026-07-16', 1, '{}', now(), now(), now())`,
    update: 'n = 7',
  },
  results: {
    select: SERVER,
    insert: `(id, user_id, source, game, mode, date, won, score, points, credited, ms, n)
      values ('12345678', '${OWNER}', 'claim', 'wordle', 'easy', '2026-07-16', true, 1, 60, 60, 1, 1)`,
    update: 'credited = 0',
  },
  claims: {
    select: SERVER,
    insert: `(progress_id, user_id) values ('0c000000-0000-4000-8000-00000000000c', '${OWNER}')`,
    update: 'points = 1',
  },
  reports: {
    select: { anonymous: 'denied', owner: 1, other: 0, service: 1 },
    insert: `(user_id, reporter, date, game, footballer, field)
      values ('${OWNER}', 'somebody', '2026-07-16', 'wordle', 'zinedine-zidane', 'club')`,
    update: `status = 'accepted'`,
  },
  player_pictures: {
    select: SERVER,
    insert: `(player, taken_down) values ('zinedine-zidane', 'everything')`,
    update: 'taken_down = null',
  },
  rate_limits: { select: SERVER, insert: `values ('other', 1, now())`, update: 'hits = 0' },
}

describe('rights of tables', () => {
  let database: Database

  beforeAll(async () => {
    database = await openDatabase()
    await arrange(database)
    await script(
      database,
      `
      insert into public.runs ${TABLES['runs']!.insert.replace('archive', 'today')};
      insert into public.results ${TABLES['results']!.insert.replace('12345678', '87654321')};
      insert into public.claims ${TABLES['claims']!.insert.replaceAll('0c', '0d')};
      insert into public.reports ${TABLES['reports']!.insert};
      insert into public.rate_limits values ('bucket', 1, now());
      insert into public.player_pictures ${TABLES['player_pictures']!.insert};
      insert into public.clubs (id, name) values ('rovers', 'Rovers');
    `,
    )
  })
  afterAll(() => database.close())

  const cells = Object.entries(TABLES).flatMap(([table, { select, insert, update }]) =>
    PERSONS.flatMap((person) => [
      {
        person,
        table,
        verb: 'select',
        statement: `select * from public.${table} ${own(table)}`,
        right: select[person],
      },
      { person, table, verb: 'insert', statement: `insert into public.${table} ${insert}`, right: NOBODY[person] },
      { person, table, verb: 'update', statement: `update public.${table} set ${update}`, right: NOBODY[person] },
      { person, table, verb: 'delete', statement: `delete from public.${table}`, right: NOBODY[person] },
    ]),
  )

  test.each(cells)('$person may $verb $table: $right', async ({ person, statement, right }) => {
    expect(await attempt(database, person, statement)).toBe(right)
  })

  test('every table is in this list', async () => {
    const rows = await database.admin<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
    )
    expect(rows.map(({ relname }) => relname).sort()).toEqual(Object.keys(TABLES).sort())
  })

  test('every table has row level security', async () => {
    const rows = await database.admin(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
    )
    expect(rows).toEqual([])
  })

  test('the policies are these and no others', async () => {
    const rows = await database.admin<{ line: string }>(`
      select format('%s: %s for %s to %s using %s', tablename, policyname, cmd, roles, qual) as line
      from pg_policies where schemaname = 'public' order by 1`)
    expect(rows.map(({ line }) => line)).toEqual([
      'clubs: everybody reads clubs for SELECT to {anon,authenticated} using true',
      'players: everybody reads footballers for SELECT to {anon,authenticated} using true',
      'reports: players read their own reports for SELECT to {authenticated} using (( SELECT auth.uid() AS uid) = user_id)',
      'user_infos: players read their own row for SELECT to {authenticated} using (( SELECT auth.uid() AS uid) = user_id)',
    ])
  })
})

/** The owner's row, where a table has rows of more than one. */
const own = (table: string) => (table === 'user_infos' ? `where user_id = '${OWNER}'` : '')

const SERVER_FUNCTIONS = [
  'add_puzzles',
  'add_report',
  'commit_step',
  'day_table',
  'distribution_of',
  'fill_clubs',
  'fill_player_pictures',
  'fill_players',
  'forget_expired',
  'list_player_pictures',
  'read_player_picture',
  'record_room_result',
  'save_user',
  'start_run',
  'take',
  'take_down_picture',
]

describe('rights of functions', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase()
  })
  afterAll(() => database.close())

  async function callable(role: string, schema: string): Promise<string[]> {
    const rows = await database.admin<{ proname: string }>(
      `select distinct proname from pg_proc where pronamespace = $2::regnamespace
         and has_function_privilege($1, oid, 'execute') order by 1`,
      [role, schema],
    )
    return rows.map(({ proname }) => proname)
  }

  test('a visitor may call none', async () => {
    expect(await callable('anon', 'public')).toEqual([])
  })

  test('a player may only delete their own account', async () => {
    expect(await callable('authenticated', 'public')).toEqual(['delete_current_user'])
  })

  test('the server may call its own', async () => {
    expect(await callable('service_role', 'public')).toEqual(SERVER_FUNCTIONS)
  })

  test('nobody may call the inner ones', async () => {
    const rows = await database.admin<{ usable: boolean }>(
      `select bool_or(has_schema_privilege(role, 'private', 'usage')) as usable
       from unnest(array['anon', 'authenticated', 'service_role']) as role`,
    )
    expect(rows).toEqual([{ usable: false }])
    expect(await callable('authenticated', 'private')).toEqual([])
  })

  test('every function that runs with its owner’s rights has a fixed search path', async () => {
    const rows = await database.admin(
      `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce(proconfig @> array['search_path=""'], false)`,
    )
    expect(rows).toEqual([])
  })
})
