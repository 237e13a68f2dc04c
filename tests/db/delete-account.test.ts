import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '#tests/support/database.ts'
import { arrange, asPerson, OTHER, OWNER, rpc, script } from './persons.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => arrange(database))
afterAll(() => database.close())

const STRANGER = '0e000000-0000-4000-8000-00000000000e'
const picture = (name: string) => `${OWNER}/00000000-0000-4000-8000-00000000000${name}.webp`

describe('deleting an account', () => {
  const leave = () => asPerson(database, 'owner', 'select public.delete_current_user()')

  test('removes all of its data, and nothing of others', async () => {
    await leave()
    expect(await database.admin('select id from auth.users')).toEqual([{ id: OTHER }])
    expect(await database.admin('select user_id from public.user_infos')).toEqual([{ user_id: OTHER }])
  })

  test('reports a missing account the second time', async () => {
    await leave()
    await expect(leave()).rejects.toThrow('No user to delete')
  })

  test('keeps an approved picture in the games, without a name', async () => {
    await script(
      database,
      `
      insert into public.submissions (id, user_id, player_id, file_url, file_type)
      values ('${STRANGER}', '${OWNER}', 'zinedine-zidane', 'https://pictures.example/zidane.jpg', 'link');
      insert into public.player_pictures (player, bytes, mime, author, licence, source, submission)
      values ('zinedine-zidane', convert_to('RIFF' || repeat('x', 20), 'UTF8'), 'image/webp', 'Ada', 'own', 'submission',
        '${STRANGER}');
    `,
    )
    await leave()
    expect(await database.admin('select player, author, submission, taken_down from public.player_pictures')).toEqual([
      { player: 'zinedine-zidane', author: 'Player', submission: null, taken_down: null },
    ])
  })
})

test('every cascading delete uses an index', async () => {
  const columns = await database.admin(`
    select key.conrelid::regclass::text as "table", field.attname as "column"
    from pg_constraint as key join pg_attribute as field
      on field.attrelid = key.conrelid and field.attnum = key.conkey[1]
    where key.contype = 'f' and key.confdeltype = 'c' and key.connamespace = 'public'::regnamespace
      and not exists (
        select 1 from pg_index as index where index.indrelid = key.conrelid and index.indkey[0] = field.attnum
          and coalesce(pg_get_expr(index.indpred, index.indrelid), '') in ('', format('(%I IS NOT NULL)', field.attname)))`)
  expect(columns).toEqual([])
})

describe('unneeded files', () => {
  const stored = (name: string, age = '2 days', bucket = 'submissions') =>
    database.admin(`insert into storage.objects (bucket_id, name, created_at) values ($1, $2, now() - $3::interval)`, [
      bucket,
      name,
      age,
    ])
  const submitted = (name: string, status: string) =>
    database.admin(
      `insert into public.submissions (user_id, player_id, file_url, file_type, status, reason, decided_at)
       values ($1, 'zinedine-zidane', $2, 'file', $3, case $3 when 'rejected' then 'too-small' end,
         case when $3 in ('approved', 'rejected') then now() end)`,
      [OWNER, name, status],
    )
  const orphans = (size = 10) => rpc<string[]>(database, 'orphaned_files', { size })

  beforeEach(() => database.admin('truncate storage.objects'))

  test.each([
    ['pending', false],
    ['approved', false],
    ['rejected', true],
    ['withdrawn', true],
  ])('of a submission that is %s: %s', async (status, is) => {
    await submitted(picture('1'), status)
    await stored(picture('1'))
    expect(await orphans()).toEqual(is ? [picture('1')] : [])
  })

  test('of a deleted account are listed at once', async () => {
    await stored(`${STRANGER}/a.webp`, '1 second')
    await stored('nobody.webp', '2 seconds')
    expect(await orphans()).toEqual(['nobody.webp', `${STRANGER}/a.webp`])
  })

  test('without a submission are listed after a while', async () => {
    await stored(picture('1'), '23 hours')
    expect(await orphans()).toEqual([])
    await stored(picture('2'), '25 hours')
    expect(await orphans()).toEqual([picture('2')])
  })

  test('are listed oldest first, in batches, from one bucket', async () => {
    await database.admin(`insert into storage.buckets (id, name) values ('other', 'other') on conflict do nothing`)
    await stored('b.webp', '3 days')
    await stored('a.webp', '4 days')
    await stored('c.webp', '5 days', 'other')
    expect(await orphans(1)).toEqual(['a.webp'])
    expect(await orphans()).toEqual(['a.webp', 'b.webp'])
  })
})
