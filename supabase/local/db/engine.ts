import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** Where a database lies: a folder, or memory (`image` = begin with such a copy). */
export type Source = { dataDir?: string; image?: Blob }

/** One connection to PostgreSQL. It has no queue: whoever uses it runs one statement after the other. */
export type Engine = {
  /** One statement with `$1`-style values; answers its rows. */
  query(sql: string, values?: unknown[]): Promise<unknown[]>
  /** Several statements without values. */
  script(sql: string): Promise<void>
  /** The whole data directory as one tar file. */
  image(): Promise<Blob>
  close(): Promise<void>
}

/** Opens PostgreSQL in this very thread, which is held for as long as a statement takes. */
export async function openEngine({ dataDir, image }: Source): Promise<Engine> {
  // relaxedDurability stays off: an answer is sent only when its commit has reached the file system.
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
