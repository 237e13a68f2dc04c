import type { openDatabase } from '#tests/support/database.ts'

export type Database = Awaited<ReturnType<typeof openDatabase>>
type Sql = Parameters<Parameters<Database['as']>[1]>[0]

export const OWNER = '0a000000-0000-4000-8000-00000000000a'
export const OTHER = '0b000000-0000-4000-8000-00000000000b'
export const VISITOR = 'a'.repeat(64)
export const STRANGER = 'b'.repeat(64)

export const PERSONS = ['anonymous', 'owner', 'other', 'service'] as const
export type Person = (typeof PERSONS)[number]

/** Runs one statement as a person and returns its rows; the transaction is kept. */
export function asPerson<Row>(database: Database, person: Person, statement: string, values: unknown[] = []) {
  const work = async (sql: Sql) => (await sql.query<Row>(statement, values)).rows
  if (person === 'anonymous') return database.as(null, work)
  if (person === 'owner') return database.as(OWNER, work)
  if (person === 'other') return database.as(OTHER, work)
  return database.admin.transaction(async (sql) => {
    await sql.exec('set local role service_role')
    return (await sql.query<Row>(statement, values)).rows
  })
}

/** What a statement comes to for a person: the number of rows it gives or touches, or `denied`. Nothing is kept. */
export async function attempt(database: Database, person: Person, statement: string): Promise<number | 'denied'> {
  let touched: number | 'denied' = 'denied'
  const work = async (sql: Sql) => {
    const { rows, affectedRows } = await sql.query(statement)
    touched = rows.length || (affectedRows ?? 0)
    throw new Error('rolled back')
  }
  const role = person === 'anonymous' ? null : person === 'owner' ? OWNER : OTHER
  const run =
    person === 'service'
      ? database.admin.transaction(async (sql) => {
          await sql.exec('set local role service_role')
          return work(sql)
        })
      : database.as(role, work)
  const { message } = (await run.catch((error: unknown) => error)) as Error
  if (touched === 'denied' && !message.includes('permission denied')) throw new Error(`${person}: ${message}`)
  return touched
}

/** Calls a function of the server with the secret key's role; values by name. */
export async function rpc<Value>(database: Database, name: string, values: Record<string, unknown>): Promise<Value> {
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

/** Empties every table and arranges two accounts with records, a footballer and the first puzzle (its id is 1). */
export async function arrange(database: Database): Promise<void> {
  await database.admin.exec(`
    truncate auth.users, public.user_infos, public.players, public.puzzles, public.runs, public.results, public.claims,
      public.rate_limits restart identity cascade;
    insert into auth.users (id, email) values ('${OWNER}', 'owner@example.test'), ('${OTHER}', 'other@example.test');
    insert into public.user_infos (user_id, username) values ('${OWNER}', 'Ada'), ('${OTHER}', 'Ben');
    insert into public.players (id, fullname) values ('zinedine-zidane', 'Zinedine Zidane');
    insert into public.puzzles (game, mode, date, number, setup, answers)
    values ('wordle', 'today', '2026-07-16', 1, '{}', '{zinedine-zidane}');
  `)
}
