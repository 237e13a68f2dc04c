import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '#tests/support/database.ts'

describe('a database for tests', () => {
  let database: TestDatabase
  beforeAll(async () => void (database = await openDatabase()))
  afterAll(() => database.close())

  test("knows the transaction's user", async () => {
    const id = await database.addUser()
    const who = 'select auth.uid() as id, current_user::text as role'
    expect(await database.as(id, (query) => query(who))).toEqual([{ id, role: 'authenticated' }])
    expect(await database.as(null, (query) => query(who))).toEqual([{ id: null, role: 'anon' }])
    expect(await database.service((query) => query(who))).toEqual([{ id: null, role: 'service_role' }])
  })

  test('forgets the user after the transaction', async () => {
    await database.as(await database.addUser(), (query) => query('select 1'))
    expect(await database.admin('select auth.uid() as id, current_user::text as role')).toEqual([
      { id: null, role: 'postgres' },
    ])
  })

  test('rolls back a failed transaction', async () => {
    const before = await database.admin('select count(*)::int as n from auth.users')
    const failing = database.service(async (query) => {
      await query('select 1')
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await database.admin('select count(*)::int as n from auth.users')).toEqual(before)
  })
})
