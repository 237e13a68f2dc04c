import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { script, type Database } from './persons.ts'

let database: Database

beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

test('the demo rows can be inserted twice', async () => {
  const seed = await readFile(new URL('../../supabase/seed.sql', import.meta.url), 'utf8')
  await script(database, seed)
  await script(database, seed)
  expect(await database.admin('select username, points from public.user_infos order by points desc')).toEqual([
    { username: 'LeftBack', points: 50 },
    { username: 'SuperSub', points: 30 },
    { username: 'TwelfthWoman', points: 20 },
  ])
})
