import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '#tests/support/database.ts'
import { arrange, asPerson, OTHER, OWNER, rpc, upkeep } from './persons.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const add = (changes: object = {}) =>
  rpc(database, 'add_name_report', {
    named: 'Ada',
    reported_by: 'hash of somebody',
    on_date: '2026-07-16',
    ...changes,
  })
const reports = (columns = 'username, user_id') =>
  database.admin<Record<string, unknown>>(`select ${columns} from public.name_reports order by created_at`)

describe('a new report of a name', () => {
  test('starts open, with the account that has the name', async () => {
    await add({ named: 'aDA' })
    expect(await reports('username, user_id, reporter, status, decided_at')).toEqual([
      { username: 'aDA', user_id: OWNER, reporter: 'hash of somebody', status: 'open', decided_at: null },
    ])
  })

  test('answers the same for an unused name', async () => {
    expect(await add({ named: 'Nobody' })).toEqual(await add())
    expect(await reports()).toEqual([
      { username: 'Nobody', user_id: null },
      { username: 'Ada', user_id: OWNER },
    ])
  })

  test('is one per reporter, name and day', async () => {
    await add()
    await add({ named: 'ADA' })
    expect(await reports()).toHaveLength(1)
    await add({ on_date: '2026-07-17' })
    await add({ reported_by: 'hash of another' })
    await add({ named: 'Ben' })
    expect(await reports('user_id')).toEqual([
      { user_id: OWNER },
      { user_id: OWNER },
      { user_id: OWNER },
      { user_id: OTHER },
    ])
  })

  test.each([
    ['a decision without a time', `status = 'renamed'`],
    ['a time without a decision', 'decided_at = now()'],
    ['a fourth status', `status = 'lost', decided_at = now()`],
  ])('cannot be %s', async (_, change) => {
    await add()
    await expect(database.admin(`update public.name_reports set ${change}`)).rejects.toThrow(/name_reports_\w+/)
  })

  test('is deleted with the account, and after 13 months', async () => {
    await add()
    await add({ named: 'Ben' })
    await add({ named: 'Nobody' })
    await asPerson(database, 'owner', 'select public.delete_current_user()')
    await database.admin(
      `update public.name_reports set created_at = now() - interval '14 months' where user_id is null`,
    )
    expect(await upkeep(database)).toBe(1)
    expect(await reports('username')).toEqual([{ username: 'Ben' }])
  })
})

describe('removing a name', () => {
  const rename = (account = OWNER) => rpc<string | null>(database, 'rename_player', { account })
  const rowOf = async (account = OWNER) =>
    (
      await database.admin<{ username: string; preferences: object }>(
        'select username, preferences from public.user_infos where user_id = $1',
        [account],
      )
    )[0]

  test('assigns a neutral one, and shows the old one to its player', async () => {
    await database.admin(`update public.user_infos set preferences = '{"kit": "stripes"}'`)
    const given = await rename()
    expect(given).toMatch(/^Player\d+$/)
    expect(await rowOf()).toEqual({ username: given, preferences: { kit: 'stripes', renamed: 'Ada' } })
    expect(await rowOf(OTHER)).toMatchObject({ username: 'Ben', preferences: { kit: 'stripes' } })
  })

  test('assigns a name that is not taken', async () => {
    await database.admin(`
      with taken as (
        insert into auth.users (email) select n || '@example.test' from generate_series(0, 999) as n returning id, email
      )
      insert into public.user_infos (user_id, username) select id, 'Player' || split_part(email, '@', 1) from taken`)
    expect(await rename()).toMatch(/^Player\d{4,}$/)
  })

  test('works when preferences are at their size limit', async () => {
    const full = JSON.stringify({ note: 'x'.repeat(8192 - '{"note": ""}'.length) })
    await database.admin('update public.user_infos set preferences = $1::jsonb', [full])
    expect(await rename()).toMatch(/^Player\d+$/)
    expect((await rowOf())!.preferences).not.toHaveProperty('renamed')
  })

  test('does nothing without a record', async () => {
    expect(await rename('0e000000-0000-4000-8000-00000000000e')).toBeNull()
  })
})
