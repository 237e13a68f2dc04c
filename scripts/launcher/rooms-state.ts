import { mkdirSync, readdirSync, renameSync, rmSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Owned by the runtime, beside one database per room. */
const NOT_A_ROOM = 'metadata.sqlite'
/** Endings of a database file and its companions. */
const SUFFIXES = ['', '-wal', '-shm']

/** SQLite's result codes SQLITE_CORRUPT and SQLITE_NOTADB, without their extensions. */
const DAMAGE = [11, 26]
/** The same codes in the runtime's log. */
export const DAMAGE_LOGGED = /SQLITE_(?:CORRUPT|NOTADB)/

/** Paths of all databases, relative to the folder. */
const databasesIn = (stateFolder: string): string[] =>
  readdirSync(stateFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sqlite'))

/**
 * Removes the files of rooms that nobody joined or that were erased: the runtime empties their databases but keeps the
 * files. Only while it is stopped.
 */
export function removeEmptyRooms(stateFolder: string): void {
  for (const name of databasesIn(stateFolder).filter((file) => !file.endsWith(NOT_A_ROOM))) {
    const file = join(stateFolder, name)
    if (read(file, holdsNothing) !== true) continue
    for (const ending of SUFFIXES) rmSync(file + ending, { force: true })
  }
}

/** Databases that the runtime cannot read: it would always answer 500 for their rooms, or not start. */
export const damagedRooms = (stateFolder: string): string[] =>
  databasesIn(stateFolder).filter((name) => read(join(stateFolder, name), isSound) === false)

/**
 * Moves damaged databases into `damagedFolder`, so that their rooms start empty, and returns their names. Only while
 * the runtime is stopped.
 */
export function moveDamagedRooms(stateFolder: string, damagedFolder: string): string[] {
  const damaged = damagedRooms(stateFolder)
  for (const name of damaged) {
    for (const ending of SUFFIXES.filter((end) => existsSync(join(stateFolder, name + end)))) {
      const target = join(damagedFolder, name + ending)
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(stateFolder, name + ending), target)
    }
  }
  return damaged
}

function holdsNothing(database: DatabaseSync): boolean {
  const tables = database.prepare(`select 1 from sqlite_master where name = '_cf_KV'`).all()
  return tables.length === 0 || database.prepare('select 1 from _cf_KV limit 1').all().length === 0
}

const isSound = (database: DatabaseSync): boolean =>
  database.prepare('pragma quick_check(1)').get()?.['quick_check'] === 'ok'

/** False for a damaged file; null for one that cannot be opened for another reason. */
function read(file: string, look: (database: DatabaseSync) => boolean): boolean | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return look(database)
    } finally {
      database.close()
    }
  } catch (error) {
    return DAMAGE.includes(((error as { errcode?: number }).errcode ?? 0) & 0xff) ? false : null
  }
}
