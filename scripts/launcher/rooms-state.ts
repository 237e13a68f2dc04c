import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Owned by the runtime, beside one database per room. */
const NOT_A_ROOM = 'metadata.sqlite'
const BESIDE = ['', '-wal', '-shm']

/**
 * Removes the files of rooms that nobody joined or that were erased: the runtime empties their databases but keeps the
 * files. Only while it is stopped.
 */
export function removeEmptyRooms(stateFolder: string): void {
  const names = readdirSync(stateFolder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((file) => file.endsWith('.sqlite') && !file.endsWith(NOT_A_ROOM))) {
    const file = join(stateFolder, name)
    if (!holdsNothing(file)) continue
    for (const ending of BESIDE) rmSync(file + ending, { force: true })
  }
}

/** False also for an unreadable file, which the runtime will report. */
function holdsNothing(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const tables = database.prepare(`select 1 from sqlite_master where name = '_cf_KV'`).all()
      return tables.length === 0 || database.prepare('select 1 from _cf_KV limit 1').all().length === 0
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}
