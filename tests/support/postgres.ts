import type { Database } from '#supabase/local/db/database.ts'
import { migrate } from '#supabase/local/db/migrate.ts'
import { openClient } from '#scripts/postgres/client.ts'
import { startServer, type Server } from '#scripts/postgres/server.ts'

/** Faster settings, safe because the data is thrown away. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '64MB' }

let server: Promise<Server> | null = null
const templates = new Map<string, Promise<string>>()
let made = 0

/** A new database of a real PostgreSQL 17, copied from one with the migrations of a directory. */
export async function openPostgres(directory: string): Promise<Omit<Database, 'image'>> {
  server ??= startServer(FAST)
  const { at } = await server
  const template = templates.get(directory) ?? makeTemplate(directory)
  templates.set(directory, template)
  const name = `test_${made++}`
  await administer(`create database ${name} template ${await template}`)
  const database = await openClient(at(name))
  return {
    ...database,
    async close() {
      await database.close()
      await administer(`drop database ${name}`)
    },
  }
}

async function makeTemplate(directory: string): Promise<string> {
  const name = `template_${made++}`
  await administer(`create database ${name}`)
  const database = await openClient((await server!).at(name))
  await migrate({ ...database, image: () => Promise.reject(new Error('A real PostgreSQL has no image')) }, directory)
  await database.close()
  return name
}

async function administer(sql: string): Promise<void> {
  const admin = await openClient((await server!).at())
  await admin.script(sql)
  await admin.close()
}
