import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { attempt, type Database } from './persons.ts'
import { broken, cellsOf, fillTables, TABLES } from './rights.ts'

describe('table rights', () => {
  let database: Database

  beforeAll(async () => {
    database = await openDatabase()
    await fillTables(database)
  })
  afterAll(() => database.close())

  const cells = Object.keys(TABLES).flatMap(cellsOf)

  test.each(cells)('$person may $verb $table: $right', async ({ person, statement, right }) => {
    expect(await attempt(database, person, statement)).toBe(right)
  })

  test('every table is listed here', async () => {
    const rows = await database.admin<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
    )
    expect(rows.map(({ relname }) => relname).sort()).toEqual(Object.keys(TABLES).sort())
  })

  test('no statement of the server takes longer than eight seconds', async () => {
    const roles = await database.admin<{ rolconfig: string[] }>(
      `select rolconfig from pg_roles where rolname = 'service_role'`,
    )
    expect(roles[0]!.rolconfig).toContain('statement_timeout=8s')
  })

  test('every table has row level security', async () => {
    const rows = await database.admin(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
    )
    expect(rows).toEqual([])
  })

  test('the policies are exactly these', async () => {
    const rows = await database.admin<{ line: string }>(`
      select format('%s: %s for %s to %s using %s', tablename, policyname, cmd, roles, qual) as line
      from pg_policies where schemaname = 'public' order by 1`)
    expect(rows.map(({ line }) => line)).toEqual([
      'clubs: everybody reads clubs for SELECT to {anon,authenticated} using true',
      'players: everybody reads footballers for SELECT to {anon,authenticated} using true',
      'profiles: players read their own row for SELECT to {authenticated} using (( SELECT auth.uid() AS uid) = user_id)',
      'reports: players read their own reports for SELECT to {authenticated} using (( SELECT auth.uid() AS uid) = user_id)',
      'submissions: players read their own submissions for SELECT to {authenticated} using (( SELECT auth.uid() AS uid) = user_id)',
    ])
  })
})

describe('sequence rights', () => {
  test('are granted to nobody', async () => {
    const database = await openDatabase()
    const rows = await database.admin(`
      select relname, role from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
      where relkind = 'S' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_sequence_privilege(role, oid, 'usage, select, update')`)
    expect(rows).toEqual([])
    await database.close()
  })
})

describe('column rights', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase()
  })
  afterAll(() => database.close())

  const columnsFor = async (role: string, table: string, verb: string) => {
    const rows = await database.admin<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $2::regclass and attnum > 0 and not attisdropped
         and has_column_privilege($1, attrelid, attnum, $3) order by attnum`,
      [role, `public.${table}`, verb],
    )
    return rows.map(({ name }) => name)
  }

  describe.each(Object.entries(TABLES))('%s', (table, { select, columns }) => {
    test('no column is writable through the API', async () => {
      for (const role of ['anon', 'authenticated', 'service_role'])
        for (const verb of ['insert', 'update', 'references'])
          expect([role, verb, await columnsFor(role, table, verb)]).toEqual([role, verb, []])
    })

    test('a visitor, a player and the server can read their own data', async () => {
      const all = await columnsFor('postgres', table, 'select')
      const expectedColumns = (right: unknown, some?: readonly string[]) => (right === 'denied' ? [] : (some ?? all))
      expect(await columnsFor('anon', table, 'select')).toEqual(expectedColumns(select.anonymous))
      expect((await columnsFor('authenticated', table, 'select')).sort()).toEqual(
        [...expectedColumns(select.owner, columns)].sort(),
      )
      expect(await columnsFor('service_role', table, 'select')).toEqual(expectedColumns(select.service))
    })
  })
})

describe('policies', () => {
  type Policy = { name: string; table: string }
  const policies = (database: Database) =>
    database.admin<Policy>(
      `select policyname as name, tablename as table from pg_policies where schemaname = 'public' order by 1`,
    )

  // A database per policy: slow on a busy machine.
  test("dropping any of them changes somebody's rights", async () => {
    const whole = await openDatabase()
    const dropped = await policies(whole)
    await whole.close()
    expect(dropped.length).toBeGreaterThan(3)
    for (const { name, table } of dropped) {
      const database = await openDatabase()
      await fillTables(database)
      await database.admin(`drop policy "${name}" on public.${table}`)
      expect([name, await broken(database, table)]).not.toEqual([name, []])
      await database.close()
    }
  })
})

const SERVER_FUNCTIONS = [
  'add_contact_note',
  'add_name_report',
  'add_puzzle',
  'add_report',
  'add_submission',
  'admit',
  'answer_challenge',
  'board_page',
  'board_standing',
  'challenge_of_run',
  'challenges_of',
  'collected',
  'commit_step',
  'day_figures',
  'decide_contact_note',
  'decide_name_report',
  'decide_picture',
  'decide_quiz_review',
  'decide_report',
  'decide_run_review',
  'decide_submission',
  'distribution_of',
  'drawn_days',
  'due_runs',
  'end_contact_notices',
  'export_account',
  'fill_clubs',
  'fill_player_pictures',
  'fill_players',
  'find_challenge',
  'find_league',
  'fold_results',
  'found_league',
  'honours_of',
  'is_name_borne',
  'join_league',
  'keep_challenge',
  'keep_honours',
  'leagues_of',
  'leave_league',
  'leave_run',
  'list_admin_actions',
  'list_contact_notes',
  'list_dailies',
  'list_figures',
  'list_name_reports',
  'list_player_pictures',
  'list_reports',
  'list_run_reviews',
  'list_submissions',
  'orphaned_files',
  'picks_of',
  'puzzles_around',
  'quiz_match',
  'quiz_own',
  'rate_match',
  'read_player_picture',
  'record_match',
  'record_quiz',
  'rename_player',
  'report_league',
  'save_user',
  'standing_of_day',
  'start_practice',
  'start_ranked',
  'start_run',
  'take',
  'take_challenge',
  'take_contact_notices',
  'take_down_picture',
  'upkeep',
  'void_puzzle',
  'withdraw_submission',
  'write_path_status',
]

describe('function rights', () => {
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

  test('nobody may call the internal ones', async () => {
    const rows = await database.admin<{ usable: boolean }>(
      `select bool_or(has_schema_privilege(role, 'private', 'usage')) as usable
       from unnest(array['anon', 'authenticated', 'service_role']) as role`,
    )
    expect(rows).toEqual([{ usable: false }])
    // For the view user_infos: without usage of the schema no statement can name it.
    expect(await callable('authenticated', 'private')).toEqual(['statistics_of'])
  })

  test('every security definer function has a fixed search path', async () => {
    const rows = await database.admin(
      `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce(proconfig @> array['search_path=""'], false)`,
    )
    expect(rows).toEqual([])
  })
})
