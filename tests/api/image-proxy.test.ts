import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { PHOTO_WIDTHS, photoAddress } from '#core/photo.ts'
import { GET } from '#pages/api/image-proxy.ts'
import { chunksOf, colourOf } from '#tests/support/pixels.ts'
import { hostileLinks } from './hostile-links.ts'
import { openPictureServer, type PictureServer } from './picture-server.ts'
import { NOON, openStage, SITE, type Stage } from './stage.ts'

const MINUTE_MS = 60_000

let stage: Stage
let server: PictureServer
let minute = 0

beforeAll(async () => {
  stage = await openStage()
  server = await openPictureServer()
})
beforeEach(() => {
  server.forget()
  vi.stubEnv('IMAGE_HOSTS', `https://pictures.example.org ${server.origin}`)
  // Lets cached results of other tests expire.
  vi.setSystemTime(NOON + ++minute * 11 * MINUTE_MS)
})
afterEach(() => void vi.restoreAllMocks())
afterAll(async () => {
  await server.close()
  await stage.close()
})

async function ask(path: string, clientAddress = '192.0.2.1') {
  const response = await GET({ request: new Request(SITE + path), params: {}, clientAddress })
  const bytes = Buffer.from(await response.arrayBuffer())
  const code = () => (JSON.parse(bytes.toString()) as ErrorAnswer).code
  return { status: response.status, headers: response.headers, bytes, code }
}

const proxied = (link: string, query = '') => ask(`/api/image-proxy?url=${encodeURIComponent(link)}${query}`)

const drawn = (width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r: 0, g: 0, b: 255 } } })

describe('GET /api/image-proxy', () => {
  test('returns a re-encoded picture of the image host, cached for a day', async () => {
    const exif = { IFD0: { Artist: 'A. Player', ImageDescription: 'at home' } }
    server.serve('/a.jpg', await drawn().jpeg().withExif(exif).toBuffer())
    const { status, headers, bytes } = await proxied(`${server.origin}/a.jpg`)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(chunksOf(bytes)).toEqual(['VP8 '])
    expect(await colourOf(bytes)).toEqual([0, 0, expect.closeTo(255, -1)])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 128, height: 64 })
  })

  test.each(PHOTO_WIDTHS)("at a width of %i, in the site's own format", async (width) => {
    server.serve('/wide?a=1&b=2#', await drawn().png().toBuffer())
    server.serve('/wide?a=1&b=2', await drawn().png().toBuffer())
    const { bytes } = await ask(photoAddress(`${server.origin}/wide?a=1&b=2`, width))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width })
    expect(server.seen.requests.map(({ path }) => path)).toEqual(['/wide?a=1&b=2'])
  })

  test('never enlarges', async () => {
    server.serve('/small', await drawn(20, 10).png().toBuffer())
    const { bytes } = await proxied(`${server.origin}/small`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 10 })
  })

  test('fetches once for all requests within ten minutes', async () => {
    server.serve('/popular', await drawn().png().toBuffer())
    const answers = await Promise.all([1, 2, 3].map(() => proxied(`${server.origin}/popular`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await proxied(`${server.origin}/popular`)
    expect(server.seen.requests).toHaveLength(1)
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS + 1)
    await proxied(`${server.origin}/popular`)
    expect(server.seen.requests).toHaveLength(2)
  })

  test.each([
    '',
    '?url=',
    '?w=64',
    '?url=https://pictures.example.org/a&w=65',
    '?url=https://pictures.example.org/a&w=064',
    '?url=https://pictures.example.org/a&w=',
    '?url=https://pictures.example.org/a&tail=1',
    '?url=https://pictures.example.org/a&url=https://pictures.example.org/b',
    '?URL=https://pictures.example.org/a',
  ])('rejects %s', async (query) => {
    const answer = await ask(`/api/image-proxy${query}`)
    expect([answer.status, answer.code()]).toEqual([422, 'bad-request'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('rejects every hostile link without a connection', async () => {
    const stranger = await openPictureServer()
    const outcomes = await Promise.all(
      hostileLinks(stranger.port).map(async (link) => {
        const answer = await proxied(link)
        return [answer.status, answer.code(), link]
      }),
    )
    expect(outcomes.filter(([status, code]) => status !== 422 || code !== 'link-refused')).toEqual([])
    expect(outcomes.length).toBeGreaterThan(100)
    expect([stranger.seen.connections, server.seen.connections]).toEqual([0, 0])
    await stranger.close()
  })

  test.each([
    'https://upload.wikimedia.org/a.png',
    'https://example.org/a.png',
    'https://a.pictures.example.org/a.png',
    'https://lh7.googleusercontent.com/a',
    'https://lh3.googleusercontent.com.example.org/a',
    'https://alh3.googleusercontent.com/a',
    'https://googleusercontent.com/a',
    'https://lh3.googleusercontent.com:8443/a',
    'http://lh3.googleusercontent.com/a',
  ])('rejects a host off the list: %s', async (link) => {
    const answer = await proxied(link)
    expect([answer.status, answer.code()]).toEqual([422, 'link-refused'])
  })

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    ['an SVG named .png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422, 'unsupported-picture'],
    ['a page', () => Buffer.from('<!doctype html><p>'), 422, 'unsupported-picture'],
    ['the beginning of a picture', async () => half(await drawn().png().toBuffer()), 422, 'unsupported-picture'],
    ['more pixels than memory', () => vast(), 422, 'unsupported-picture'],
    ['more than 5 MB', () => Buffer.alloc(5_000_001, '\x89PNG\r\n\x1a\n', 'latin1'), 413, 'too-large'],
  ])('rejects %s', async (_what, bytes, status, code) => {
    server.serve('/a.png', await bytes())
    const answer = await proxied(`${server.origin}/a.png`)
    expect([answer.status, answer.code()]).toEqual([status, code])
  })

  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
  const vast = () =>
    sharp(Buffer.alloc(50_100_000), { raw: { width: 50_100, height: 1000, channels: 1 } })
      .png({ compressionLevel: 1 })
      .toBuffer()

  test('strips content hidden in a picture', async () => {
    const script = '<script>alert(1)</script>'
    for (const format of ['gif', 'png', 'jpeg'] as const) {
      server.serve(`/${format}`, Buffer.concat([await drawn()[format]().toBuffer(), Buffer.from(script)]))
      const { status, bytes, headers } = await proxied(`${server.origin}/${format}`)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(bytes.includes('script')).toBe(false)
    }
  })

  test('reports a slow host, and a missing picture', async () => {
    const deadline = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal)
    server.serve('/slow', (response) => response.write('\x89PNG', 'latin1', () => deadline.abort()))
    const late = await proxied(`${server.origin}/slow`)
    expect([late.status, late.code()]).toEqual([502, 'link-failed'])
    const missing = await proxied(`${server.origin}/missing`)
    expect([missing.status, missing.code()]).toEqual([502, 'link-failed'])
  })

  test('does not cache failures', async () => {
    expect((await proxied(`${server.origin}/later`)).status).toBe(502)
    server.serve('/later', await drawn().png().toBuffer())
    expect((await proxied(`${server.origin}/later`)).status).toBe(200)
  })

  test('answers 60 requests a minute per address', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    const statuses: number[] = []
    for (let request = 0; request < 61; request++) {
      statuses.push((await ask('/api/image-proxy', '192.0.2.60')).status)
    }
    expect(statuses).toEqual([...Array<number>(60).fill(422), 429])
    expect((await ask('/api/image-proxy', '192.0.2.61')).status).toBe(422)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  })
})
