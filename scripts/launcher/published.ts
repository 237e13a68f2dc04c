import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'published.txt'

/** Identifies these facts in this database, as its migrations left it. */
function stampOf(dataFolder: string, facts: string): string {
  const { ino, birthtimeMs } = statSync(join(dataFolder, 'postgres', 'PG_VERSION'))
  return [facts, ino, birthtimeMs, readdirSync(join('supabase', 'migrations')).sort().at(-1)].join(' ')
}

/** True when the embedded database contains the facts of that hash; only the launcher writes them. */
export function isPublished(dataFolder: string, facts: string): boolean {
  try {
    return readFileSync(join(dataFolder, FILE), 'utf8') === stampOf(dataFolder, facts)
  } catch {
    return false
  }
}

/** Written once the database has them all. */
export const notePublished = (dataFolder: string, facts: string) =>
  writeFileSync(join(dataFolder, FILE), stampOf(dataFolder, facts), { mode: 0o600 })
