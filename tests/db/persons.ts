import type { Query, TestDatabase } from '#tests/support/database.ts'

export type Database = TestDatabase

export const OWNER = '0a000000-0000-4000-8000-00000000000a'
export const OTHER = '0b000000-0000-4000-8000-00000000000b'
export const VISITOR = 'a'.repeat(64)
export const STRANGER = 'b'.repeat(64)

export const ADMIN = '0c000000-0000-4000-8000-00000000000c'

export const PERSONS = ['anonymous', 'owner', 'other', 'admin', 'service'] as const
export type Person = (typeof PERSONS)[number]

/** Runs one statement as a person and returns its rows. */
export function asPerson<Row>(database: Database, person: Person, statement: string, values: unknown[] = []) {
  return asWhom(database, person, (query) => query<Row>(statement, values))
}

/** Result of a statement for a person: its number of rows, or `denied`. Rolled back. */
export async function attempt(database: Database, person: Person, statement: string): Promise<number | 'denied'> {
  let given: number | null = null
  const failure: unknown = await asWhom(database, person, async (query) => {
    given = (await query(statement)).length
    throw new Error('rolled back')
  }).catch((error: unknown) => error)
  if (given !== null) return given
  if (/permission denied|row-level security/.test(String(failure))) return 'denied'
  throw failure
}

/** Runs statements in sequence as the owner of the database; each ends with a semicolon and a newline. */
export async function script(database: Database, sql: string): Promise<void> {
  for (const statement of sql.split(/;\s*(?:\n|$)/)) if (statement.trim()) await database.admin(statement)
}

function asWhom<Result>(database: Database, person: Person, work: (query: Query) => Promise<Result>) {
  if (person === 'service') return database.service(work)
  // Admins work through the site's endpoints: their role has no rights in the database itself.
  const claims = person === 'admin' ? { app_metadata: { role: 'admin' } } : {}
  return database.as({ anonymous: null, owner: OWNER, other: OTHER, admin: ADMIN }[person], work, claims)
}

/** Folds all queued events into boards and counters, and rebuilds every cached page. */
export async function fold(database: Database): Promise<void> {
  const batch = async () => (await database.admin<{ size: number }>('select private.fold(250) as size'))[0]!.size
  while ((await batch()) > 0);
  await database.admin(`update private.board_pages set made_at = '-infinity'`)
}

/** Deletes everything that has expired; returns how many rows. */
export async function upkeep(database: Database): Promise<number> {
  await database.admin('update private.upkeep set clean_at = null')
  let gone = 0
  for (;;) {
    const done = await rpc<{ gone?: number }>(database, 'upkeep', {})
    if (done.gone === undefined) return gone
    gone += done.gone
  }
}

/** Functions that read boards and counters, which may be up to two seconds old. */
const READERS = ['board_page', 'board_standing', 'distribution_of', 'picks_of', 'standing_of_day']

/** Calls a server function with the secret key's role; values by name. Folds before a reader of boards or counters. */
export async function rpc<Value>(database: Database, name: string, values: Record<string, unknown>): Promise<Value> {
  if (READERS.includes(name)) await fold(database)
  const names = Object.keys(values)
  const list = names.map((key, at) => `"${key}" => $${at + 1}`).join(', ')
  const [row] = await asPerson<{ value: Value }>(
    database,
    'service',
    `select public.${name}(${list}) as value`,
    Object.values(values),
  )
  return row!.value
}

/** Tables to empty, together with all that refer to them. */
const EMPTIED = [
  ...['auth.users', 'public.profiles', 'public.players', 'public.puzzles', 'public.runs', 'public.results'],
  ...['public.claims', 'public.rate_limits', 'public.visitors', 'public.leagues'],
  ...['private.counted_lines', 'private.day_totals', 'private.boards', 'private.standings', 'private.board_scores'],
  ...['private.board_buckets', 'private.board_pages', 'private.day_counts', 'private.day_players'],
  'private.result_events',
]

/** The statement that empties a database's tables. */
const emptying = new WeakMap<Database, string>()

/** Ten times as fast as `truncate ... restart identity cascade`, which makes new files for each table and index. */
async function emptyTables(database: Database): Promise<void> {
  const statement = emptying.get(database) ?? (await emptyingOf(database))
  emptying.set(database, statement)
  await database.admin(statement)
}

async function emptyingOf(database: Database): Promise<string> {
  const tables = await database.admin<{ name: string; sequences: string[] }>(
    `with recursive emptied (id) as (
       select unnest($1::regclass[])::oid
       union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
     )
     select id::regclass::text as name,
       array(select objid::regclass::text from pg_depend join pg_class on pg_class.oid = objid
         where refobjid = id and relkind = 'S' and deptype in ('a', 'i')) as sequences
     from emptied order by 1`,
    [EMPTIED],
  )
  const statements = tables.flatMap(({ name, sequences }) => [
    `delete from ${name};`,
    ...sequences.map((sequence) => `perform setval('${sequence}', 1, false);`),
  ])
  // This role disables foreign keys and triggers.
  return `do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${statements.join('\n')}
  end $$`
}

/** Empties all tables and inserts two accounts with records, a footballer and the first puzzle (id 1). */
export async function arrange(database: Database): Promise<void> {
  await emptyTables(database)
  await script(
    database,
    `
    insert into auth.users (id, email) values ('${OWNER}', 'owner@example.test'), ('${OTHER}', 'other@example.test');
    insert into public.user_infos (user_id, username) values ('${OWNER}', 'Ada'), ('${OTHER}', 'Ben');
    insert into public.players (id, fullname) values ('zinedine-zidane', 'Zinedine Zidane');
    insert into public.puzzles (game, mode, date, number, setup, used)
    values ('wordle', 'today', '2026-07-16', 1, '{}', '{zinedine-zidane}');
  `,
  )
}
