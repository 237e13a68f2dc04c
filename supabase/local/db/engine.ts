import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** Location of a database: a folder, or memory (`image`: start from this copy). */
export type Source = { dataDir?: string; image?: Blob }

/** One connection to PostgreSQL, without a queue: callers run one statement at a time. */
export type Engine = {
  /** Runs one statement with `$1`-style values and returns its rows. */
  query(sql: string, values?: unknown[]): Promise<unknown[]>
  /** Several statements without values. */
  script(sql: string): Promise<void>
  /** The whole data directory as one tar file. */
  image(): Promise<Blob>
  close(): Promise<void>
}

/** Opens PostgreSQL in this thread, which blocks during each statement. */
export async function openEngine({ dataDir, image }: Source): Promise<Engine> {
  // relaxedDurability stays off: an answer is sent only after its commit has reached the file system.
  const options: PGliteOptions = { relaxedDurability: false }
  if (dataDir !== undefined) options.dataDir = dataDir
  if (image !== undefined) options.loadDataDir = image
  const lite = await PGlite.create(options)
  return {
    query: async (sql, values) => (await lite.query(sql, values)).rows,
    script: async (sql) => void (await lite.exec(sql)),
    image: () => lite.dumpDataDir('none'),
    close: () => lite.close(),
  }
}
