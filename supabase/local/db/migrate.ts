import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from './database.ts'
import { literal } from './quote.ts'

const BOOTSTRAP = fileURLToPath(new URL('./bootstrap/', import.meta.url))

/** The migrations of the project, shared with the hosted database. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))

export type SqlFile = { name: string; sql: string }

async function sqlFiles(directory: string, pattern: RegExp): Promise<SqlFile[]> {
  const names = (await readdir(directory)).filter((name) => pattern.test(name)).sort()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(directory, name), 'utf8') })))
}

/** What hosted Supabase provides itself: roles, and the schemas `auth` and `storage`. */
export const bootstrapFiles = (): Promise<SqlFile[]> => sqlFiles(BOOTSTRAP, /\.sql$/)

/** Migration files `<timestamp>_<name>.sql` of a directory, oldest first. */
export const migrationFiles = (directory = MIGRATIONS): Promise<SqlFile[]> => sqlFiles(directory, /^\d+_\w+\.sql$/)

async function versionsDone(database: Database): Promise<Set<string>> {
  const rows = await database.transaction((query) =>
    query<{ version: string }>('select version from supabase_migrations.schema_migrations'),
  )
  return new Set(rows.map((row) => row.version))
}

async function runMigration(database: Database, file: SqlFile): Promise<void> {
  const [, version = '', name = ''] = /^(\d+)_(\w+)\.sql$/.exec(file.name) ?? []
  const record = `insert into supabase_migrations.schema_migrations (version, name) values (${literal(version)}, ${literal(name)})`
  try {
    await database.script(`begin;\n${file.sql}\n;${record};\ncommit;`)
  } catch (cause) {
    await database.script('rollback')
    throw new Error(`Migration ${file.name} failed: ${(cause as Error).message}`, { cause })
  }
}

/** Applies pending migrations and returns their names. A failed one leaves no trace. */
export async function migrate(database: Database, directory = MIGRATIONS): Promise<string[]> {
  for (const file of await bootstrapFiles()) await database.script(file.sql)
  const done = await versionsDone(database)
  const missing = (await migrationFiles(directory)).filter((file) => !done.has(file.name.split('_')[0] ?? ''))
  for (const file of missing) await runMigration(database, file)
  return missing.map((file) => file.name)
}
