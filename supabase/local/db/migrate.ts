import { createHash } from 'node:crypto'
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

/** Parts that hosted Supabase provides: roles, and the schemas `auth` and `storage`. */
export const bootstrapFiles = (): Promise<SqlFile[]> => sqlFiles(BOOTSTRAP, /\.sql$/)

/** Migration files `<timestamp>_<name>.sql` of a directory, oldest first. */
export const migrationFiles = (directory = MIGRATIONS): Promise<SqlFile[]> => sqlFiles(directory, /^\d+_\w+\.sql$/)

const versionOf = (file: SqlFile): string => file.name.split('_')[0] ?? ''

const hashOf = ({ sql }: SqlFile): string => createHash('sha256').update(sql).digest('hex')

type Done = { version: string; hash: string | null }

/** A migration is edited in place until a deployment has it, so its text counts and not only its version. */
const migrationsDone = (database: Database): Promise<Done[]> =>
  database.transaction((query) =>
    query<Done>('select version, statements[1] as hash from supabase_migrations.schema_migrations'),
  )

/** Throws when the database was made with other migrations: its tables are not the ones that this build expects. */
function refuseOtherBuild(done: Done[], files: SqlFile[]): void {
  const known = new Map(files.map((file) => [versionOf(file), hashOf(file)]))
  if (done.every(({ version, hash }) => known.get(version) === hash)) return
  throw new Error(
    'The data folder was made by another build, with other migrations: run `npm run reset` to empty it, or give another folder with `--data`',
  )
}

async function runMigration(database: Database, file: SqlFile): Promise<void> {
  const [, version = '', name = ''] = /^(\d+)_(\w+)\.sql$/.exec(file.name) ?? []
  const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${literal(version)}, ${literal(name)}, array[${literal(hashOf(file))}])`
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
  const done = await migrationsDone(database)
  const files = await migrationFiles(directory)
  refuseOtherBuild(done, files)
  const versions = new Set(done.map(({ version }) => version))
  const missing = files.filter((file) => !versions.has(versionOf(file)))
  for (const file of missing) await runMigration(database, file)
  return missing.map((file) => file.name)
}
