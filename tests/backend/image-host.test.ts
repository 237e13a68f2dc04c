import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keysOf } from '#supabase/local/keys.ts'
import { openBackend, type TestBackend } from '#tests/support/backend.ts'
import { plainPicture } from '#tests/support/pixels.ts'

type Answer = { success: boolean; data: { url: string }; error: { message: string } }

let backend: TestBackend
let webp: Buffer
beforeAll(async () => {
  backend = await openBackend()
  webp = await plainPicture('#0000FF', 64)
})
afterAll(() => backend.close())

function formOf(picture: string | Uint8Array, field = 'image'): FormData {
  const form = new FormData()
  if (typeof picture === 'string') form.set(field, picture)
  else form.set(field, new Blob([new Uint8Array(picture)]), 'picture.webp')
  return form
}

async function send(body: BodyInit, { url, key } = backend.imageHost) {
  const response = await fetch(`${url}?key=${key}`, { method: 'POST', body })
  return { status: response.status, ...((await response.json()) as Answer) }
}

describe('the embedded image host', () => {
  test('stores a picture and serves it publicly, as an image only', async () => {
    const { status, success, data } = await send(formOf(webp))
    expect([status, success]).toEqual([200, true])
    expect(data.url).toMatch(new RegExp(`^${backend.url}/image-host/[0-9a-f-]{36}\\.webp$`))
    const shown = await fetch(data.url)
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(webp)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test.each(['', 'wrong', 'image_host_'])('rejects the key "%s"', async (key) => {
    const { status, success, error } = await send(formOf(webp), { ...backend.imageHost, key })
    expect([status, success, error.message]).toEqual([400, false, 'Invalid API v1 key.'])
  })

  test.each<[string, () => BodyInit]>([
    ['text in place of a file', () => formOf('image')],
    ['another field', () => formOf(webp, 'file')],
    ['a page', () => formOf(Buffer.from('<html></html>'))],
    ['a body that is no form', () => 'image'],
  ])('rejects %s', async (_what, body) => {
    expect(await send(body())).toMatchObject({ status: 400, success: false, error: { message: 'Invalid image' } })
  })

  test('has no picture under an unknown id', async () => {
    const address = `${backend.imageHost.url}/00000000-0000-4000-8000-000000000000.webp`
    expect((await fetch(address)).status).toBe(404)
  })
})

describe('its key', () => {
  let dataDir: string
  beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'keys-'))))
  afterEach(() => rm(dataDir, { recursive: true }))

  test('is added to an existing directory, keeping the other keys', async () => {
    const { imageHost, ...before } = await keysOf(dataDir)
    const file = join(dataDir, 'keys.json')
    await writeFile(file, JSON.stringify(before))
    const after = await keysOf(dataDir)
    expect(after).toMatchObject(before)
    expect(after.imageHost).toMatch(/^image_host_.{32}$/)
    expect(after.imageHost).not.toBe(imageHost)
    expect(await keysOf(dataDir)).toEqual(after)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(after)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })
})
