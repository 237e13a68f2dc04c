import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** Runs one statement with `$1`-style values and answers its rows. */
export type Query = <Row = Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<Row[]>

/** On whose behalf a statement runs: a database role and the claims that `auth.uid()` reads. */
export type Person = { role: 'anon' | 'authenticated' | 'service_role'; claims: Record<string, unknown> }

export type Database = {
  /** One transaction as the owner of the database: committed when `work` fulfils, rolled back when it rejects. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  /** The same with a person's rights: row level security and grants apply. */
  as<Result>(person: Person, work: (query: Query) => Promise<Result>, mode?: 'read' | 'write'): Promise<Result>
  /** Several statements without values, outside of any transaction of ours. */
  script(sql: string): Promise<void>
  /** The whole data directory as one tar file. */
  image(): Promise<Blob>
  close(): Promise<void>
}

const BECOME = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('search_path', 'public, extensions', true), set_config('transaction_read_only', $3, true)`

/**
 * Opens PostgreSQL in this process; `dataDir` absent = in memory, `image` = begin with such a copy.
 * There is one connection. PGlite holds its lock for the whole of a transaction, so no statement of another request gets in
 * between and roles never mix. It has no timers: `statement_timeout` has no effect, which is why bodies and rows are capped.
 */
export async function connect(source: { dataDir?: string; image?: Blob } = {}): Promise<Database> {
  // relaxedDurability stays off: an answer is sent only when its commit has reached the file system.
  const options: PGliteOptions = { relaxedDurability: false }
  if (source.dataDir !== undefined) options.dataDir = source.dataDir
  if (source.image !== undefined) options.loadDataDir = source.image
  const lite = await PGlite.create(options)

  const transaction: Database['transaction'] = (work) =>
    lite.transaction((open) => work(async (sql, values) => (await open.query(sql, values)).rows as never))

  return {
    transaction,
    as: (person, work, mode = 'write') =>
      transaction(async (query) => {
        await query(BECOME, [person.role, JSON.stringify(person.claims), mode === 'read' ? 'on' : 'off'])
        return work(query)
      }),
    script: async (sql) => void (await lite.exec(sql)),
    image: () => lite.dumpDataDir('none'),
    close: () => lite.close(),
  }
}
