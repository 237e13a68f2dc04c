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

/** Images that this worker has read, by file. Global, because test files share the worker but not its modules. */
const images = ((globalThis as { databaseImages?: Map<string, Promise<Blob>> }).databaseImages ??= new Map())

/** Creating a PGlite takes 2 s, copying one 0.3 s: the first test file stores an image for later ones. */
export async function databaseImage(directory = MIGRATIONS): Promise<Blob> {
  const files = [...(await bootstrapFiles()), ...(await migrationFiles(directory))]
  // The key includes the lock file and this file, because another version of PGlite may not read the image.
  const made = createHash('sha256').update(JSON.stringify(files))
  for (const file of [LOCK_FILE, import.meta.filename]) made.update(await readFile(file))
  const address = `${CACHE}${made.digest('hex').slice(0, 16)}.tar`
  const image = images.get(address) ?? readImage(directory, address)
  images.set(address, image)
  return image
}

async function readImage(directory: string, address: string): Promise<Blob> {
  const cached = await readFile(address).catch(() => null)
  return new Blob([cached ?? (await makeImage(directory, address))])
}

const DAY_MS = 86_400_000

/** Removes old images: each takes 40 MB, and every changed migration adds one. */
async function removeOldImages(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const made = (await stat(CACHE + name).catch(() => null))?.mtimeMs ?? machineNow()
    if (machineNow() - made > DAY_MS) await rm(CACHE + name, { force: true })
  }
}

async function makeImage(directory: string, address: string): Promise<Buffer<ArrayBuffer>> {
  const database = await connect()
  await migrate(database, directory)
  // Without this setting each start from the image fills 128 MB with zeros.
  await database.script(`alter system set shared_buffers = '16MB'`)
  const image = withoutTemplates(Buffer.from(await (await database.image()).arrayBuffer()))
  await database.close()
  await mkdir(CACHE, { recursive: true })
  // Written aside and renamed, because another worker may read it at any moment.
  const aside = `${address}.${randomUUID()}`
  await writeFile(aside, image)
  await rename(aside, address)
  await removeOldImages()
  return image
}

const BLOCK = 512
/** Folders of `template1` and `template0`: two thirds of the files, which no test needs. */
const TEMPLATES = /^\/?base\/[14]\//

/** The tar file without the entries of the template databases. */
function withoutTemplates(tar: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const kept: Buffer[] = []
  for (let at = 0; at < tar.length;) {
    const text = (from: number, length: number) =>
      tar.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '')
    const end = at + BLOCK + Math.ceil(Number.parseInt(text(124, 12) || '0', 8) / BLOCK) * BLOCK
    if (!TEMPLATES.test(text(0, 100))) kept.push(tar.subarray(at, end))
    at = end
  }
  return Buffer.concat(kept)
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

/** With TEST_DATABASE=postgres the tests run on a real PostgreSQL 17. */
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
