import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { connect, type Database, type Person, type Query } from '#supabase/local/db/database.ts'
import { machineNow } from './clock.ts'
import { bootstrapFiles, migrate, migrationFiles, MIGRATIONS } from '#supabase/local/db/migrate.ts'

export type { Query }

export type TestDatabase = {
  /**
   * One statement as the owner, who bypasses policies: `await database.admin<{ n: number }>('select $1::int as n',
   * [1])`.
   */
  admin: Query
  /** A transaction as a signed-in user, or as an anonymous visitor (null); `claims` are added to the token's. */
  as<Result>(
    userId: string | null,
    work: (query: Query) => Promise<Result>,
    claims?: Record<string, unknown>,
  ): Promise<Result>
  /** A transaction with the secret key's role. */
  service<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  /** A confirmed account; returns its id. */
  addUser(email?: string): Promise<string>
  close(): Promise<void>
}

const LOCK_FILE = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
const CACHE = fileURLToPath(new URL('../../.cache/database/', import.meta.url))

/** A new PGlite takes 2 s, a copy 0.3 s: the first test file with these migrations leaves a copy for the others. */
export async function databaseImage(directory = MIGRATIONS): Promise<Blob> {
  const files = [...(await bootstrapFiles()), ...(await migrationFiles(directory))]
  // Includes the lock file: another PGlite may not read this one's copies.
  const made = createHash('sha256')
    .update(JSON.stringify(files))
    .update(await readFile(LOCK_FILE))
  const address = `${CACHE}${made.digest('hex').slice(0, 16)}.tar`
  const cached = await readFile(address).catch(() => null)
  return cached === null ? makeImage(directory, address) : new Blob([new Uint8Array(cached)])
}

const DAY_MS = 86_400_000

/** A copy takes 40 MB, and every changed migration leaves one behind. */
async function removeOldImages(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const made = (await stat(CACHE + name).catch(() => null))?.mtimeMs ?? machineNow()
    if (machineNow() - made > DAY_MS) await rm(CACHE + name, { force: true })
  }
}

async function makeImage(directory: string, address: string): Promise<Blob> {
  const database = await connect()
  await migrate(database, directory)
  const image = await database.image()
  await database.close()
  await mkdir(CACHE, { recursive: true })
  // Written aside and renamed, because another worker may read it at any moment.
  const aside = `${address}.${randomUUID()}`
  await writeFile(aside, new Uint8Array(await image.arrayBuffer()))
  await rename(aside, address)
  await removeOldImages()
  return image
}

function person(userId: string | null, claims: Record<string, unknown>): Person {
  if (userId === null) return { role: 'anon', claims: { role: 'anon', ...claims } }
  return { role: 'authenticated', claims: { sub: userId, aud: 'authenticated', role: 'authenticated', ...claims } }
}

async function addUser(database: Pick<Database, 'transaction'>, email: string): Promise<string> {
  const sql = `insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id`
  const [user] = await database.transaction((query) => query<{ id: string }>(sql, [email]))
  if (user === undefined) throw new Error('No account was made')
  return user.id
}

/** TEST_DATABASE=postgres: on a real PostgreSQL 17. */
const open = async (directory: string) =>
  process.env['TEST_DATABASE'] === 'postgres'
    ? (await import('./postgres.ts')).openPostgres(directory)
    : connect({ image: await databaseImage(directory) })

/** A database in memory with the bootstrap and the project's migrations (or those of another directory). */
export async function openDatabase(directory = MIGRATIONS): Promise<TestDatabase> {
  const database = await open(directory)
  return {
    admin: (sql, values) => database.transaction((query) => query(sql, values)),
    as: (userId, work, claims = {}) => database.as(person(userId, claims), work),
    service: (work) => database.as({ role: 'service_role', claims: { role: 'service_role' } }, work),
    addUser: (email = `${randomUUID()}@example.org`) => addUser(database, email),
    close: () => database.close(),
  }
}
