import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '#supabase/local/db/migrate.ts'
import { openBackend, type TestBackend } from '#tests/support/backend.ts'
import { databaseImage } from '#tests/support/database.ts'
import { plainPicture } from '#tests/support/pixels.ts'

const LINK = 'https://pictures.example/pele.jpg'

let backend: TestBackend
let service: SupabaseClient
let owner: { client: SupabaseClient; id: string }
let file: string

/** The project's own tables instead of the fixture's. */
beforeAll(async () => {
  backend = await openBackend({ migrations: MIGRATIONS, image: await databaseImage(MIGRATIONS) })
  service = backend.client(backend.secretKey)
  owner = await backend.player()
  const footballers = [
    { id: 'pele', fullname: 'Pelé' },
    { id: 'lev-yashin', fullname: 'Lev Yashin' },
  ]
  await service.rpc('fill_players', { footballers })
  file = `${owner.id}/${randomUUID()}.webp`
  await add({ footballer: 'lev-yashin', url: file, type: 'file' })
  await add({ footballer: 'pele', url: LINK, type: 'link' })
})
afterAll(() => backend.close())

async function add(values: { footballer: string; url: string; type: string }) {
  const { error } = await service.rpc('add_submission', { account: owner.id, most_pending: 20, ...values })
  expect(error).toBeNull()
}

/** As in the specification, with the plain client. */
const read = (client: SupabaseClient, me: string) =>
  client
    .from('submissions')
    .select('file_url, status, reason, file_type, players(fullname)')
    .eq('user_id', me)
    .order('created_at', { ascending: false })

describe('reading submissions', () => {
  test('returns the own ones, newest first, in exactly this format', async () => {
    const { data, error, status } = await read(owner.client, owner.id)
    expect([error, status]).toEqual([null, 200])
    expect(data).toEqual([
      { file_url: LINK, status: 'pending', reason: null, file_type: 'link', players: { fullname: 'Pelé' } },
      { file_url: file, status: 'pending', reason: null, file_type: 'file', players: { fullname: 'Lev Yashin' } },
    ])
  })

  test('returns nothing of others', async () => {
    const other = await backend.player()
    expect((await read(other.client, owner.id)).data).toEqual([])
    expect(await read(backend.client(), owner.id)).toMatchObject({ status: 401, error: { code: '42501' } })
  })

  test('never reveals the admin', async () => {
    const answer = await owner.client.from('submissions').select('decided_by').eq('user_id', owner.id)
    expect(answer).toMatchObject({ status: 403, error: { code: '42501' } })
  })
})

describe('the plain client', () => {
  const table = () => owner.client.from('submissions')
  const row = { user_id: '', player_id: 'pele', file_url: LINK, file_type: 'link' }

  test.each([
    ['add a row', () => table().insert({ ...row, user_id: owner.id })],
    ['approve one', () => table().update({ status: 'approved' }).eq('user_id', owner.id)],
    ['remove one', () => table().delete().eq('user_id', owner.id)],
    ['add one by the function', () => owner.client.rpc('add_submission', { account: owner.id })],
  ])('may not %s', async (_, attempt) => {
    expect((await attempt()).error).not.toBeNull()
    expect((await read(owner.client, owner.id)).data).toHaveLength(2)
  })

  test('shows a stored picture at its public address, and changes none', async () => {
    const webp = await plainPicture('#d31379', 64)
    const bucket = (client: SupabaseClient) => client.storage.from('submissions')
    const refused = await bucket(owner.client).upload(file, webp, { contentType: 'image/webp' })
    expect(refused.error).toMatchObject({ statusCode: '403' })
    await bucket(service).upload(file, webp, { contentType: 'image/webp' })

    const answer = await fetch(bucket(backend.client()).getPublicUrl(file).data.publicUrl)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(webp)

    expect((await bucket(owner.client).remove([file])).data).toEqual([])
    expect((await bucket(backend.client()).list(owner.id)).data).toEqual([])
    expect((await fetch(answer.url)).status).toBe(200)
  })

  test('cannot upload anything but pictures within the limit', async () => {
    const bucket = service.storage.from('submissions')
    const svg = await bucket.upload(`${owner.id}/a.svg`, '<svg/>', { contentType: 'image/svg+xml' })
    expect(svg.error).toMatchObject({ statusCode: '415' })
    const large = await bucket.upload(`${owner.id}/a.webp`, new Uint8Array(1_000_001), { contentType: 'image/webp' })
    expect(large.error).toMatchObject({ statusCode: '413' })
  })
})
