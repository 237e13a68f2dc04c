import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackend, type TestBackend } from '#tests/support/backend.ts'

let backend: TestBackend
let client: SupabaseClient
let userId: string
beforeAll(async () => {
  backend = await openBackend()
  const player = await backend.player()
  client = player.client
  userId = player.id
})
afterAll(() => backend.close())

const notes = () => client.from('notes')
const service = () => backend.client(backend.secretKey)

describe('inserting', () => {
  test('returns nothing by default', async () => {
    expect(await notes().insert({ title: 'quiet' })).toMatchObject({ status: 201, data: null, error: null })
  })

  test('returns the chosen columns with embedded rows', async () => {
    const row = { title: 'with player', player_id: 'ana', body: { list: [1, { deep: "O'Hara" }], nothing: null } }
    const { data } = await notes().insert(row).select('title, body, user_id, players(fullname)').single()
    expect(data).toEqual({ title: row.title, body: row.body, user_id: userId, players: { fullname: 'Ana Alba' } })
  })

  test('takes many rows at once, absent fields as null', async () => {
    const rows = [{ title: 'many 1', player_id: 'bob' }, { title: 'many 2' }]
    const { data } = await notes()
      .insert(rows.map((row) => ({ user_id: userId, ...row })))
      .select('title, player_id')
    expect(data).toEqual([rows[0], { title: 'many 2', player_id: null }])
    expect((await notes().insert([]).select('id')).data).toEqual([])
  })

  test('counts its rows', async () => {
    expect((await notes().insert({ title: 'counted' }, { count: 'exact' })).count).toBe(1)
  })

  test.each([
    ['the same title again', { title: 'twice' }, 409, '23505'],
    ['an unknown player', { title: 'x1', player_id: 'nobody' }, 409, '23503'],
    ['a title that is too long', { title: 'x'.repeat(41) }, 400, '23514'],
    ['no title', { player_id: 'ana' }, 400, '23502'],
    ['an unknown column', { title: 'x2', colour: 'red' }, 400, 'PGRST204'],
    ['a column that is not granted', { title: 'x3', secret: 'seen' }, 403, '42501'],
    ['a row of somebody else', { title: 'x4', user_id: '00000000-0000-4000-8000-000000000000' }, 403, '42501'],
    ['a list in a list', [[1]], 400, 'PGRST102'],
  ])('rejects %s', async (_what, row, status, code) => {
    await notes().upsert({ title: 'twice', user_id: userId }, { onConflict: 'title' })
    expect(await notes().insert(row as never)).toMatchObject({ status, error: { code } })
  })

  test('rejects returning an unreadable column, and then writes nothing', async () => {
    const { error } = await notes().insert({ title: 'peek' }).select('secret')
    expect(error?.code).toBe('42501')
    expect((await notes().select('id').eq('title', 'peek')).data).toEqual([])
  })
})

describe('upserting', () => {
  const profiles = () => client.from('profiles')

  test('merges by primary key, or by a named unique column', async () => {
    await profiles().upsert({ user_id: userId, name: 'one' })
    const { data } = await profiles().upsert({ user_id: userId, name: 'two' }).select().single()
    expect(data).toEqual({ user_id: userId, name: 'two' })
    const first = await notes().upsert({ title: 'merge', body: 1 }, { onConflict: 'title' }).select('id, body').single()
    const second = await notes()
      .upsert({ title: 'merge', body: 2 }, { onConflict: 'title' })
      .select('id, body')
      .single()
    expect(second.data).toEqual({ id: first.data?.id, body: 2 })
  })

  test('ignores existing rows on request', async () => {
    await profiles().upsert({ user_id: userId, name: 'kept' })
    const ignored = await profiles().upsert({ user_id: userId, name: 'lost' }, { ignoreDuplicates: true }).select()
    expect(ignored.data).toEqual([])
    expect((await profiles().select('name').single()).data).toEqual({ name: 'kept' })
  })
})

describe('updating and deleting', () => {
  test('changes the filtered rows, and returns them', async () => {
    await notes().insert([{ title: 'a1' }, { title: 'a2' }, { title: 'b1' }])
    const { data } = await notes()
      .update({ body: { x: 1 } })
      .like('title', 'a%')
      .select('title, body')
    expect(data).toHaveLength(2)
    expect((await notes().update({ body: null }).eq('title', 'b1')).status).toBe(204)
    expect((await notes().delete().or('title.eq.a1,title.eq.a2').select('title')).data).toHaveLength(2)
    expect((await notes().delete({ count: 'exact' }).eq('title', 'b1')).count).toBe(1)
  })

  test('rolls back a write that affected another number of rows than one', async () => {
    await notes().insert([{ title: 'undo 1' }, { title: 'undo 2' }])
    const { error } = await notes().delete().like('title', 'undo%').select('title').single()
    expect(error?.code).toBe('PGRST116')
    expect((await notes().select('title').like('title', 'undo%')).data).toHaveLength(2)
  })

  test("never changes other users' rows", async () => {
    await notes().insert({ title: 'mine' })
    const { client: other } = await backend.player()
    expect((await other.from('notes').delete().eq('title', 'mine').select('id')).data).toEqual([])
    expect((await other.from('notes').update({ body: 1 }).eq('title', 'mine').select('id')).data).toEqual([])
    expect((await notes().select('title').eq('title', 'mine')).data).toHaveLength(1)
  })

  test('rejects changing a whole table', async () => {
    expect((await notes().delete()).error).toMatchObject({ code: '21000', message: 'DELETE requires a WHERE clause' })
    expect((await notes().update({ body: 1 })).error).toMatchObject({ code: '21000' })
  })

  test('lets the secret key bypass policies and grants', async () => {
    const { data } = await service().from('notes').update({ secret: 'seen' }).eq('title', 'mine').select('secret')
    expect(data).toEqual([{ secret: 'seen' }])
  })
})

describe('calling functions', () => {
  test('takes named arguments and defaults, and returns any result type', async () => {
    expect((await client.rpc('add', { a: 2, b: 3 })).data).toBe(5)
    expect((await client.rpc('add', { a: 2 }, { get: true })).data).toBe(3)
    expect((await client.rpc('whoami')).data).toEqual({ id: userId, role: 'authenticated' })
    expect((await client.rpc('numbers')).data).toEqual([1, 2, 3])
    expect((await client.rpc('table_of', { n: 2 })).data).toEqual([
      { place: 1, label: 'place 1' },
      { place: 2, label: 'place 2' },
    ])
    expect((await client.rpc('club_named', { wanted: 'South' })).data).toMatchObject({ id: 2, founded: 1905 })
    expect((await client.rpc('erase_notes')).status).toBe(204)
    expect((await notes().select('id')).data).toEqual([])
  })

  test('selects, filters, orders and counts returned rows like a table', async () => {
    const called = client.rpc('founded_after', { year: 1800 }, { count: 'exact' })
    const { data, count } = await called.select('id').order('id', { ascending: false }).limit(1)
    expect([data, count]).toEqual([[{ id: 2 }], 2])
    const single = await client.rpc('founded_after', { year: 1900 }).select('name').single()
    expect(single.data).toEqual({ name: 'South' })
  })

  test.each([
    ['P0001', 400],
    ['PT418', 418],
    ['PT404', 404],
    ['23505', 409],
    ['42501', 403],
  ])('that raises %s answers %i', async (code, status) => {
    const { error, status: answered } = await client.rpc('refuse', { code })
    expect(answered).toBe(status)
    expect(error).toMatchObject({ code, message: 'No goal', hint: 'Offside', details: 'By a metre' })
  })

  test('allows permitted ones only, with known arguments', async () => {
    expect((await client.rpc('internal')).error).toMatchObject({ code: '42501' })
    expect((await service().rpc('internal')).error).toMatchObject({ code: '42501' })
    expect((await client.rpc('add', { a: 1, c: 2 })).error).toMatchObject({ code: 'PGRST202' })
    expect((await client.rpc('add', { a: 'one' })).error).toMatchObject({ code: '22P02' })
    expect((await client.rpc('erase_notes', {}, { get: true })).status).toBe(405)
  })

  test('delete_current_user deletes the account and its sessions', async () => {
    const { client: leaving, id } = await backend.player()
    await leaving.from('notes').insert({ title: 'goes too' })
    expect((await leaving.rpc('delete_current_user')).error).toBeNull()
    expect((await service().auth.admin.getUserById(id)).error?.code).toBe('user_not_found')
    expect((await service().from('notes').select('id').eq('title', 'goes too')).data).toEqual([])
  })
})
