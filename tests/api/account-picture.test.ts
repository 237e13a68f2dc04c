import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { POST } from '#pages/api/account/picture.ts'
import { GET } from '#pages/api/image-proxy.ts'
import { PATCH, POST as createUser } from '#pages/users.ts'
import { photoAddress } from '#core/photo.ts'
import { log } from '#server/log.ts'
import { chunksOf } from '#tests/support/pixels.ts'
import { openPictureServer, type PictureServer } from './picture-server.ts'
import { aBrowser, openStage, PATIENT_MS, SITE, type Player, type Stage } from './stage.ts'

const MAX_BYTES = 1_000_000

let stage: Stage
let host: PictureServer
let player: Player
let jpeg: Buffer

beforeAll(async () => {
  stage = await openStage()
  host = await openPictureServer()
  player = await stage.player('paula')
  jpeg = await redImage().jpeg().toBuffer()
})
afterAll(async () => {
  await host.close()
  await stage.close()
})

const redImage = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

const formOf = (picture: Uint8Array, field = 'image', name = 'me.png') => {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(picture)], { type: 'image/png' }), name)
  return form
}

async function send(body: BodyInit, { token = player.token, headers = {} }: { token?: string; headers?: object } = {}) {
  const request = new Request(`${SITE}/api/account/picture`, {
    method: 'POST',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body,
    duplex: 'half',
  } as RequestInit)
  const response = await POST({ request, params: {}, clientAddress: '192.0.2.1' })
  return { status: response.status, ...((await response.json()) as ErrorAnswer & { url: string }) }
}

const paddedTo = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])

describe('POST /api/account/picture', () => {
  test('returns an address that becomes the profile picture and is served by our own host', async () => {
    const { status, url } = await send(formOf(jpeg))
    expect(status).toBe(200)
    const { send: call } = aBrowser({ token: player.token })
    await call(createUser, 'POST', '/users', { user_id: player.id })
    const patched = await call(PATCH, 'PATCH', '/users', { user_id: player.id, photo_url: url })
    expect(patched).toMatchObject({ status: 200, body: { userInfo: { photo_url: url } } })
    const request = new Request(SITE + photoAddress(url, 128))
    expect((await GET({ request, params: {}, clientAddress: '192.0.2.1' })).status).toBe(200)
  })

  test('keeps a square of 256 pixels and no other part of the file', async () => {
    const exif = { IFD0: { Artist: 'Paula', Make: 'Camera' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } }
    const wide = await redImage(900, 500).jpeg().withExif(exif).withIccProfile('p3').toBuffer()
    expect((await sharp(wide).metadata()).exif).toBeDefined()
    const { url } = await send(formOf(Buffer.concat([wide, Buffer.from('<script>')])))
    const kept = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(chunksOf(kept)).toEqual(['VP8 '])
    expect(kept.includes('script')).toBe(false)
  })

  test('rotates a picture by its EXIF orientation', async () => {
    const [red, blue] = await Promise.all([colouredHalf('#FF0000'), colouredHalf('#0000FF')])
    const sideways = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#000000' } })
      .composite([
        { input: red, left: 0, top: 0 },
        { input: blue, left: 256, top: 0 },
      ])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { url } = await send(formOf(sideways))
    const kept = await (await fetch(url)).arrayBuffer()
    const { data } = await sharp(kept).resize(1, 2).raw().toBuffer({ resolveWithObject: true })
    // Orientation 6 turns clockwise: the left side becomes the top.
    expect([data[0]! > data[2]!, data[3]! < data[5]!]).toEqual([true, true])
  })

  const colouredHalf = (background: string) =>
    sharp({ create: { width: 256, height: 512, channels: 3, background } })
      .png()
      .toBuffer()

  test.each(['jpeg', 'png', 'webp'] as const)('accepts %s', async (format) => {
    expect((await send(formOf(await redImage()[format]().toBuffer()))).status).toBe(200)
  })

  test.each(['gif', 'avif'] as const)('rejects %s', async (format) => {
    const answer = await send(formOf(await redImage()[format]().toBuffer()))
    expect(answer).toMatchObject({ status: 422, code: 'unsupported-picture' })
  })

  test.each<[string, () => Uint8Array]>([
    ['an SVG named .png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', () => Buffer.from('<!doctype html>')],
    ['an empty file', () => new Uint8Array()],
    ['half a picture', () => jpeg.subarray(0, 200)],
  ])('rejects %s', async (_what, bytes) => {
    expect(await send(formOf(bytes()))).toMatchObject({ status: 422, code: 'unsupported-picture' })
  })

  test('accepts exactly 1,000,000 bytes, and not one more', async () => {
    expect((await send(formOf(paddedTo(MAX_BYTES)))).status).toBe(200)
    expect(await send(formOf(paddedTo(MAX_BYTES + 1)))).toMatchObject({ status: 413, code: 'picture-too-large' })
  })

  test('stops reading an endless body, whatever its length header says', async () => {
    let pulls = 0
    let cancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulls++
        controller.enqueue(new Uint8Array(100_000))
      },
      cancel: () => void (cancelled = true),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '10' }
    expect(await send(body, { headers })).toMatchObject({ status: 413, code: 'picture-too-large' })
    expect(cancelled).toBe(true)
    expect(pulls).toBeLessThan(20)
  })

  test.each<[string, () => BodyInit, object]>([
    ['JSON', () => '{"image":"x"}', { 'content-type': 'application/json' }],
    ['a form without files', () => new URLSearchParams({ image: 'x' }), {}],
    ['a form that is none', () => 'x', { 'content-type': 'multipart/form-data; boundary=b' }],
    ['another field', () => formOf(jpeg, 'file'), {}],
    ['two files', () => twoPictures(), {}],
    ['text in place of a file', () => linkInsteadOfFile(), {}],
  ])('rejects %s', async (_what, body, headers) => {
    expect(await send(body(), { headers })).toMatchObject({ status: 422, code: 'bad-request' })
  })

  const twoPictures = () => {
    const form = formOf(jpeg)
    form.append('image', new Blob([new Uint8Array(jpeg)]), 'second.jpg')
    return form
  }
  const linkInsteadOfFile = () => {
    const form = new FormData()
    form.set('image', 'https://example.org/a.png')
    return form
  }

  test('reads the body of signed-in players only', async () => {
    const body = () => formOf(jpeg)
    expect(await send(body(), { token: '' })).toMatchObject({ status: 401, code: 'unauthorised' })
    expect(await send(body(), { token: 'a.b.c' })).toMatchObject({ status: 401, code: 'unauthorised' })
  })

  test('accepts 20 pictures an hour per account', async () => {
    const other = await stage.player('olga')
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) statuses.push((await send('x', { token: other.token })).status)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429])
  })
})

describe('the image host', () => {
  const hostAnswers = (body: unknown, status = 200) =>
    host.serve('/upload?key=a%26b', (response) => response.writeHead(status).end(JSON.stringify(body)))

  beforeEach(() => {
    host.forget()
    vi.stubEnv('IMAGE_HOST_URL', `${host.origin}/upload`)
    vi.stubEnv('IMAGE_HOST_KEY', 'a&b')
    vi.stubEnv('IMAGE_HOSTS', 'https://i.example.com')
    vi.spyOn(log, 'error')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.stubEnv('BACKEND_DEADLINE_MS', PATIENT_MS)
  })

  const errorLog = () => JSON.stringify(vi.mocked(log.error).mock.calls)

  test("gets picture and key, and returns the picture's address", async () => {
    hostAnswers({ success: true, status: 200, data: { id: 'x', url: 'https://i.example.com/x.webp', size: '1' } })
    expect(await send(formOf(jpeg))).toEqual({ status: 200, url: 'https://i.example.com/x.webp' })
    expect(host.seen.requests.map(({ path }) => path)).toEqual(['/upload?key=a%26b'])
  })

  test.each<[string, unknown, number?]>([
    ['refuses', { success: false, error: { message: 'Invalid API v1 key.' } }, 400],
    ['refuses with 200', { success: false, data: {} }],
    ['answers something else', ['https://i.example.com/x.webp']],
    ['answers no address', { success: true, data: {} }],
    ['names a host that the site may not show', { success: true, data: { url: 'https://elsewhere.example/x.webp' } }],
    ['names no address', { success: true, data: { url: 'x' } }],
    ['never ends its answer', 'x'.repeat(100_000)],
  ])('counts as failed when it %s, and its key is not logged', async (_what, body, status) => {
    hostAnswers(body, status)
    expect(await send(formOf(jpeg))).toMatchObject({ status: 502, code: 'upload-failed' })
    expect(errorLog()).not.toMatch(/a&b|a%26b/)
  })

  test('counts as failed when it does not answer or redirects elsewhere', async () => {
    host.redirect('/upload?key=a%26b', 'https://elsewhere.example/', 307)
    expect(await send(formOf(jpeg))).toMatchObject({ status: 502, code: 'upload-failed' })
    vi.stubEnv('IMAGE_HOST_URL', 'http://127.0.0.1:1/upload')
    expect(await send(formOf(jpeg))).toMatchObject({ status: 502, code: 'upload-failed' })
    expect(errorLog()).not.toMatch(/a&b|a%26b/)
  })

  test('times out after five seconds', async () => {
    vi.stubEnv('BACKEND_DEADLINE_MS', '')
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    host.serve('/upload?key=a%26b', () => deadline.abort())
    expect(await send(formOf(jpeg))).toMatchObject({ status: 502, code: 'upload-failed' })
    expect(timeout.mock.calls.length).toBeGreaterThan(0)
    expect(timeout.mock.calls.every(([ms]) => ms === 5_000)).toBe(true)
  })

  test.each(['IMAGE_HOST_URL', 'IMAGE_HOST_KEY'])('rejects new pictures with 503 while %s is not set', async (name) => {
    vi.stubEnv(name, undefined)
    expect(await send(formOf(jpeg))).toMatchObject({ status: 503, code: 'images-unavailable' })
    expect(host.seen.requests).toEqual([])
  })
})
