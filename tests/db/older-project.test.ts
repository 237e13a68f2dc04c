import { expect, test } from 'vitest'
import { connect, type Database } from '#supabase/local/db/database.ts'
import { bootstrapFiles, migrate } from '#supabase/local/db/migrate.ts'

/** Default grants of hosted projects created before 2026-10-30. */
const DEFAULTS = ['tables', 'routines', 'sequences']
  .map((kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`)
  .join('\n')

const RIGHTS = `
  select format('%s may %s %s', role, privilege, relname) as line
  from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role,
    unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
    and has_table_privilege(role, pg_class.oid, privilege)
  union all
  select format('%s may use %s', role, relname)
  from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
  where relnamespace = 'public'::regnamespace and relkind = 'S'
    and has_sequence_privilege(role, pg_class.oid, 'usage, select, update')
  union all
  select format('%s may call %s', role, pg_proc.oid::regprocedure)
  from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
  where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')
  order by 1`

async function rightsIn(database: Database): Promise<string[]> {
  await migrate(database)
  const rows = await database.transaction((query) => query<{ line: string }>(RIGHTS))
  await database.close()
  return rows.map(({ line }) => line)
}

test('default grants of an older project give nobody more rights than on a new one', async () => {
  const older = await connect()
  for (const { sql } of await bootstrapFiles()) await older.script(sql)
  await older.script(DEFAULTS)
  const rights = await rightsIn(older)
  expect(rights.length).toBeGreaterThan(50)
  expect(rights).toEqual(await rightsIn(await connect()))
})
