import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackend, type TestBackend } from '#tests/support/backend.ts'

let backend: TestBackend
let client: SupabaseClient
let folder: string
beforeAll(async () => {
  backend = await openBackend()
  const player = await backend.player()
  client = player.client
  folder = player.id
})
afterAll(() => backend.close())

const PNG = { contentType: 'image/png' }
const picture = (bytes = 10, fill = 7) => new Uint8Array(bytes).fill(fill)
const pictures = () => client.storage.from('pictures')

describe('uploading', () => {
  test('accepts a file as bytes or form, readable at its public address', async () => {
    const path = `${folder}/a.png`
    const { data, error } = await pictures().upload(path, picture(), { ...PNG, cacheControl: '60' })
    expect(error).toBeNull()
    expect(data?.fullPath).toBe(`pictures/${path}`)
    const answer = await fetch(pictures().getPublicUrl(path).data.publicUrl)
    expect(answer.status).toBe(200)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture())
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'max-age=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch(answer.url, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)

    const form = await pictures().upload(`${folder}/form.png`, new Blob([picture(3)], { type: 'image/png' }))
    expect(form.error).toBeNull()
    const loaded = await pictures().download(`${folder}/form.png`)
    expect(loaded.data?.size).toBe(3)
  })

  test('overwrites a file on request only', async () => {
    const path = `${folder}/over.png`
    await pictures().upload(path, picture(), PNG)
    const again = await pictures().upload(path, picture(), PNG)
    expect(again.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
    expect((await pictures().upload(path, picture(10, 8), { ...PNG, upsert: true })).error).toBeNull()
    expect((await pictures().update(path, picture(10, 9), PNG)).error).toBeNull()
    const now = await (await pictures().download(path)).data?.arrayBuffer()
    expect(new Uint8Array(now ?? new ArrayBuffer())).toEqual(picture(10, 9))
    expect((await pictures().update(`${folder}/none.png`, picture(), PNG)).error).toMatchObject({ statusCode: '404' })
  })

  type Upload = Parameters<ReturnType<typeof pictures>['upload']>
  const refused: [string, () => Upload, string][] = [
    ['a file that is too large', () => [`${folder}/l.png`, picture(1001), PNG], '413'],
    ['a type that is not allowed', () => [`${folder}/s.svg`, picture(), { contentType: 'image/svg+xml' }], '415'],
    ['a folder of somebody else', () => ['other/a.png', picture(), PNG], '403'],
  ]
  test.each(refused)('rejects %s', async (_what, upload, statusCode) => {
    expect((await pictures().upload(...upload())).error).toMatchObject({ statusCode })
  })

  test('rejects visitors and unknown buckets', async () => {
    const visitor = await backend.client().storage.from('pictures').upload(`${folder}/v.png`, picture(), PNG)
    expect(visitor.error).toMatchObject({ statusCode: '403' })
    const nowhere = await client.storage.from('nowhere').upload('a.png', picture(), PNG)
    expect(nowhere.error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
  })

  test.each(['%2e%2e%2fsecret.png', 'a/..%2f..%2fb.png', 'a%2f.%2fb.png', 'a//b.png', 'a%00.png', 'a%5Cb.png', ''])(
    'rejects the name "%s"',
    async (name) => {
      const headers = { apikey: backend.secretKey, 'content-type': 'image/png' }
      const address = `${backend.url}/storage/v1/object/pictures/${name}`
      const answer = await fetch(address, { method: 'POST', headers, body: picture() })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ error: 'InvalidKey' })
    },
  )

  test("cuts off a body above every bucket's limit", async () => {
    const headers = { apikey: backend.secretKey, 'content-type': 'image/png' }
    const address = `${backend.url}/storage/v1/object/private/big.png`
    const answer = await fetch(address, { method: 'POST', headers, body: picture(6_000_001) })
    expect(answer.status).toBe(413)
  })
})

describe('a private bucket', () => {
  test('shows its files to their owner only', async () => {
    const path = `${folder}/letter.txt`
    await client.storage.from('private').upload(path, 'dear diary', { contentType: 'text/plain' })
    expect(await (await client.storage.from('private').download(path)).data?.text()).toBe('dear diary')
    expect((await backend.client().storage.from('private').download(path)).error).not.toBeNull()
    const address = client.storage.from('private').getPublicUrl(path).data.publicUrl
    expect((await fetch(address)).status).toBe(400)
    expect((await client.storage.from('private').exists(path)).data).toBe(true)
    expect((await client.storage.from('private').exists(`${folder}/none.txt`)).data).toBe(false)
  })
})

describe('listing and removing', () => {
  test('lists files and folders in pages', async () => {
    const box = client.storage.from('private')
    for (const name of ['c.txt', 'a.txt', 'deep/x.txt', 'deep/y.txt']) {
      await box.upload(`${folder}/box/${name}`, name, { contentType: 'text/plain' })
    }
    const names = async (options?: object) => (await box.list(`${folder}/box`, options)).data?.map(({ name }) => name)
    expect(await names()).toEqual(['a.txt', 'c.txt', 'deep'])
    expect(await names({ limit: 1, offset: 1 })).toEqual(['c.txt'])
    expect(await names({ search: 'DEE' })).toEqual(['deep'])
    expect(await names({ sortBy: { column: 'name', order: 'desc' } })).toEqual(['deep', 'c.txt', 'a.txt'])
    expect((await backend.client().storage.from('private').list(folder)).data).toEqual([])
  })

  test('caches a file for an hour and lists a hundred by default', async () => {
    const box = client.storage.from('private')
    const names = Array.from({ length: 101 }, (_, at) => `${100 + at}.txt`)
    for (const name of names.toReversed())
      await box.upload(`${folder}/many/${name}`, 'x', { contentType: 'text/plain' })
    const { data } = await box.list(`${folder}/many`)
    expect(data?.map(({ name }) => name)).toEqual(names.slice(0, 100))
    expect(data?.[0]?.metadata).toMatchObject({ cacheControl: 'max-age=3600' })
  })

  test("removes the caller's own files, bytes included", async () => {
    const path = `${folder}/gone.png`
    await pictures().upload(path, picture(), PNG)
    const { client: other } = await backend.player()
    expect((await other.storage.from('pictures').remove([path])).data).toEqual([])
    const { data } = await pictures().remove([path, `${folder}/never.png`])
    expect(data?.map(({ name }) => name)).toEqual([path])
    expect((await pictures().download(path)).error).not.toBeNull()
  })
})
