import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackend, type TestBackend } from '#tests/support/backend.ts'

let backend: TestBackend
let client: SupabaseClient
beforeAll(async () => {
  backend = await openBackend()
  client = backend.client()
})
afterAll(() => backend.close())

const ids = (rows: unknown): unknown => (rows as { id: unknown }[]).map(({ id }) => id)

describe('selecting', () => {
  test('selects columns, aliases, casts and JSON paths', async () => {
    const columns = 'number:id, name, founded::text, city:facts->>city, cup:facts->cups->0'
    const { data } = await client.from('clubs').select(columns).eq('id', 1)
    expect(data).toEqual([{ number: 1, name: 'North', founded: '1890', city: 'Nord', cup: 3 }])
  })

  test('selects all columns and returns JSON columns as parsed JSON', async () => {
    const { data } = await client.from('clubs').select().eq('id', 1).single()
    expect(data).toEqual({ id: 1, name: 'North', founded: 1890, facts: { city: 'Nord', cups: [3, 1] } })
  })

  test('embeds many-to-one and one-to-many relationships', async () => {
    const moves = await client.from('moves').select('fee, players(fullname)').order('id')
    expect(moves.data?.[0]).toEqual({ fee: 1.5, players: { fullname: 'Ana Alba' } })
    const players = await client.from('players').select('id, moves(fee)').order('id')
    expect(players.data).toEqual([
      { id: 'ana', moves: [{ fee: 1.5 }, { fee: null }] },
      { id: 'bob', moves: [{ fee: 12 }] },
      { id: 'zoe', moves: [] },
    ])
  })

  test('embeds null for a null foreign key', async () => {
    const { data } = await client.from('moves').select('from:clubs!moves_lender_fkey(name)').order('id')
    expect(data).toEqual([{ from: null }, { from: { name: 'North' } }, { from: null }])
  })

  test('embeds by foreign key column, two levels deep', async () => {
    const { data } = await client.from('players').select('id, moves(to:clubs!club(name))').eq('id', 'bob')
    expect(data).toEqual([{ id: 'bob', moves: [{ to: { name: 'South' } }] }])
  })

  test('supports inner joins with filter, order and limit on the embedded rows', async () => {
    const { data } = await client
      .from('players')
      .select('id, moves!inner(club)')
      .gte('moves.club', 1)
      .order('club', { referencedTable: 'moves', ascending: false })
      .limit(1, { referencedTable: 'moves' })
      .order('id')
    expect(data).toEqual([
      { id: 'ana', moves: [{ club: 2 }] },
      { id: 'bob', moves: [{ club: 2 }] },
    ])
  })

  test('reports an ambiguous or missing relationship', async () => {
    const unclear = await client.from('moves').select('clubs(name)')
    expect(unclear).toMatchObject({ status: 300, error: { code: 'PGRST201' } })
    const none = await client.from('players').select('clubs(name)')
    expect(none).toMatchObject({ status: 400, error: { code: 'PGRST200' } })
    const notEmbedded = await client.from('players').select('id').eq('moves.club', 1)
    expect(notEmbedded).toMatchObject({ status: 400, error: { code: 'PGRST108' } })
  })
})

describe('filtering', () => {
  test.each([
    ['eq', 'name', 'North', [1]],
    ['neq', 'name', 'North', [2, 3]],
    ['gt', 'id', '1', [2, 3]],
    ['gte', 'id', '2', [2, 3]],
    ['lt', 'id', '2', [1]],
    ['lte', 'id', '2', [1, 2]],
    ['in', 'id', '(1,3)', [1, 3]],
    ['in', 'name', '("North","East")', [1, 3]],
    ['in', 'id', '()', []],
    ['is', 'founded', 'null', [3]],
    ['is', 'founded', 'not_null', [1, 2]],
    ['like', 'name', '*th', [1, 2]],
    ['ilike', 'name', '%TH', [1, 2]],
    ['not.eq', 'id', '1', [2, 3]],
    ['not.is', 'founded', 'null', [1, 2]],
    ['not.in', 'id', '(1,2)', [3]],
    ['eq', 'facts->>city', 'Est', [3]],
    ['eq', 'name', "N'orth\\", []],
  ])('%s on %s: %s', async (operator, column, value, expected) => {
    const query = new URLSearchParams({ select: 'id', order: 'id', [column]: `${operator}.${value}` })
    const headers = { apikey: backend.publishableKey }
    const response = await fetch(`${backend.url}/rest/v1/clubs?${query}`, { headers })
    expect(ids(await response.json())).toEqual(expected)
  })

  test('works with or, and, negation and nesting', async () => {
    const any = await client.from('clubs').select('id').or('id.eq.1,and(id.gt.2,founded.is.null)').order('id')
    expect(ids(any.data)).toEqual([1, 3])
    const none = await client.from('clubs').select('id').or('not.and(id.gt.1,id.lt.3),name.eq."South"').order('id')
    expect(ids(none.data)).toEqual([1, 2, 3])
    const listed = await client.from('clubs').select('id').or('name.in.("North","East"),id.eq.9').order('id')
    expect(ids(listed.data)).toEqual([1, 3])
  })

  test('accepts quoted values that contain filter syntax', async () => {
    const odd = `Zoé Z, (9) O'Hara \\`
    const quoted = `"Zoé Z, (9) O'Hara \\\\"`
    expect(ids((await client.from('players').select('id').filter('fullname', 'in', `(${quoted})`)).data)).toEqual([
      'zoe',
    ])
    expect(ids((await client.from('players').select('id').or(`fullname.eq.${quoted}`)).data)).toEqual(['zoe'])
    expect(ids((await client.from('players').select('id').eq('fullname', odd)).data)).toEqual(['zoe'])
  })

  test.each([
    ['an unknown column', 'colour=eq.1', 400, '42703'],
    ['an unknown operator', 'id=spins.1', 501, 'not_implemented'],
    ['no operator', 'id=1', 400, 'PGRST100'],
    ['a value of another type', 'id=eq.one', 400, '22P02'],
    ['a broken list', 'id=in.(1,2', 400, 'PGRST100'],
    ['a negative limit', 'limit=-1', 400, 'PGRST100'],
    ['an injected select', `select=id;drop table players`, 400, 'PGRST100'],
    ['an injected order', `order=id;drop table players`, 400, '42703'],
    ['a null character', 'name=eq.%00', 400, '22021'],
    ['an aggregate', 'select=count()', 501, 'not_implemented'],
    ['a spread', 'select=...players(id)', 501, 'not_implemented'],
  ])('rejects %s', async (_what, query, status, code) => {
    const response = await fetch(`${backend.url}/rest/v1/clubs?${query}`, {
      headers: { apikey: backend.publishableKey },
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
    expect((await client.from('players').select('id')).data).toHaveLength(3)
  })
})

describe('order, ranges and counts', () => {
  test('sort by several columns with nulls on either end', async () => {
    const first = await client.from('clubs').select('id').order('founded', { ascending: false, nullsFirst: true })
    expect(ids(first.data)).toEqual([3, 2, 1])
    const last = await client.from('clubs').select('id').order('founded', { nullsFirst: false }).order('id')
    expect(ids(last.data)).toEqual([1, 2, 3])
  })

  test('page with an exact count', async () => {
    const { data, count, status } = await client.from('clubs').select('id', { count: 'exact' }).order('id').range(1, 2)
    expect([ids(data), count, status]).toEqual([[2, 3], 3, 206])
    const all = await client.from('clubs').select('id', { count: 'exact', head: true })
    expect([all.data, all.count]).toEqual([null, 3])
  })

  test('accept the Range header', async () => {
    const headers = { apikey: backend.publishableKey, range: '1-1' }
    const response = await fetch(`${backend.url}/rest/v1/clubs?select=id&order=id`, { headers })
    expect(response.headers.get('content-range')).toBe('1-1/*')
    expect(await response.json()).toEqual([{ id: 2 }])
  })

  test('never return more than a thousand rows', async () => {
    expect((await client.rpc('table_of', { n: 1500 })).data).toHaveLength(1000)
  })

  test('return one row or an error', async () => {
    expect((await client.from('clubs').select('id').eq('id', 1).single()).data).toEqual({ id: 1 })
    expect((await client.from('clubs').select('id').eq('id', 9).maybeSingle()).data).toBeNull()
    const none = await client.from('clubs').select('id').eq('id', 9).single()
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116', details: 'The result contains 0 rows' } })
    const many = await client.from('clubs').select('id').single()
    expect(many.error).toMatchObject({ code: 'PGRST116', details: 'The result contains 3 rows' })
  })
})

describe('hidden data', () => {
  test('returns 401 to anonymous clients and 403 to signed-in users', async () => {
    const { client: player } = await backend.player()
    expect(await client.from('notes').select('id')).toMatchObject({ status: 401, error: { code: '42501' } })
    expect(await player.from('notes').select('secret')).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(await player.from('closed').select('id')).toMatchObject({ status: 403, error: { code: '42501' } })
  })

  test('rejects unknown tables (PGRST205) and other schemas (501)', async () => {
    expect((await client.from('users').select('id')).error).toMatchObject({ code: 'PGRST205' })
    expect((await client.schema('auth').from('users').select('id')).status).toBe(501)
  })
})
