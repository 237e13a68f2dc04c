import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '#supabase/local/db/database.ts'
import { migrate } from '#supabase/local/db/migrate.ts'

let folder: string
let database: Database

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  database = await connect()
  await write('20260101000000_first.sql', 'create table public.first (id integer)')
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('runs each migration once, and new ones on the next start', async () => {
  expect(await migrate(database, `${folder}/`)).toEqual(['20260101000000_first.sql'])
  expect(await migrate(database, `${folder}/`)).toEqual([])
  await write('20260102000000_second.sql', 'create table public.second (id integer)')
  expect(await migrate(database, `${folder}/`)).toEqual(['20260102000000_second.sql'])
})

test('rejects a database with other migrations, or with one edited since, with a message', async () => {
  await write('20260101000000_first.sql', 'create table public.first (id bigint)')
  await expect(migrate(database, `${folder}/`)).rejects.toThrow('The data folder was made by another build')
  await write('20260101000000_first.sql', 'create table public.first (id integer)')
  await rm(join(folder, '20260102000000_second.sql'))
  await expect(migrate(database, `${folder}/`)).rejects.toThrow('npm run reset')
})
