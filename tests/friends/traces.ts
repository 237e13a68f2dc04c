import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#supabase/local/db/database.ts'
import { DATA_FOLDER } from '#tests/support/test-stack.ts'

/**
 * Tables of the whole database, of every schema, with a row that contains one of the words. Reads a copy of the folder,
 * which recovers as after a power cut, because the stack has the only connection to the original.
 */
export async function tablesWith(words: readonly string[]): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'friends-'))
  cpSync(join(DATA_FOLDER, 'postgres'), copy, { recursive: true })
  rmSync(join(copy, 'postmaster.pid'), { force: true })
  const database = await connect({ dataDir: copy })
  try {
    return await database.transaction(async (query) => {
      const tables = await query<{ name: string }>(`
        select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`)
      const found: string[] = []
      for (const { name } of tables) {
        const [row] = await query<{ has: boolean }>(
          `select exists (select from ${name} as line where line::text ilike any ($1)) as has`,
          [words.map((word) => `%${word}%`)],
        )
        if (row!.has) found.push(name)
      }
      return found
    })
  } finally {
    await database.close()
    rmSync(copy, { recursive: true, force: true })
  }
}
