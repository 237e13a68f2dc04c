import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchImage } from '#server/images/fetch-image.ts'
import { INTERNET, type Machine } from '#server/images/network.ts'
import { isPublicAddress } from '#server/images/public-address.ts'
import { HOSTILE_ADDRESSES, hostileLinks, ORDINARY_ADDRESSES } from './hostile-links.ts'
import { openPictureServer, PUBLIC, watchedNetwork, type PictureServer } from './picture-server.ts'

const LINK = 'https://pictures.example.com/a.png'
const MAX_BYTES = 5_000_000

let server: PictureServer
let png: Buffer

beforeAll(async () => {
  server = await openPictureServer()
  png = await blueImage().png().toBuffer()
  server.serve('/a.png', png)
})
beforeEach(() => {
  server.forget()
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://project.example.com')
  vi.stubEnv('IMAGE_HOST_URL', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const blueImage = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#0000FF' } })

/** Error code, or `fetched`. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'fetched',
    (error: { code: string }) => error.code,
  )

/** Allows plain http to the server of this test. */
function allowOwnServer() {
  vi.stubEnv('IMAGE_HOST_URL', `${server.origin}/upload`)
  return server.origin
}

describe('hostile links', () => {
  const links = hostileLinks(0)

  test('are numerous', () => {
    expect(new Set(links).size).toBe(links.length)
    expect(links.length + HOSTILE_ADDRESSES.length).toBeGreaterThan(150)
  })

  test.each(links.map((link, index) => [JSON.stringify(link), index] as const))('%s', async (_link, index) => {
    const { network, resolved, connected } = watchedNetwork(server)
    const link = hostileLinks(server.port)[index]!
    expect(await outcome(fetchImage(link, { network }))).toBe('link-refused')
    expect([resolved, connected, server.seen.connections]).toEqual([[], [], 0])
  })

  test('are rejected also when no own image host is configured', async () => {
    for (const link of hostileLinks(server.port)) expect(await outcome(fetchImage(link))).toBe('link-refused')
    expect(server.seen.connections).toBe(0)
  })
})

describe('a host name', () => {
  const at = (address: string): Machine => ({ address, family: address.includes(':') ? 6 : 4 })

  test.each(HOSTILE_ADDRESSES)('that resolves to %s is not connected to', async (address) => {
    for (const machines of [[at(address)], [PUBLIC, at(address)], [at(address), PUBLIC]]) {
      const { network, connected } = watchedNetwork(server, () => machines)
      expect(await outcome(fetchImage(LINK, { network }))).toBe('link-refused')
      expect([connected, server.seen.connections]).toEqual([[], 0])
    }
  })

  test.each(ORDINARY_ADDRESSES)('may resolve to %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test('is resolved once, so that only the checked address is connected to when its records change', async () => {
    const answers = [[PUBLIC], [at('127.0.0.1')]]
    const { network, resolved, connected } = watchedNetwork(server, () => answers.shift()!)
    expect(await outcome(fetchImage(LINK, { network }))).toBe('fetched')
    expect([resolved, connected]).toEqual([['pictures.example.com'], [[PUBLIC]]])
  })

  test('is not resolved again for the connection', async () => {
    const name = new URL(`http://pictures.example.com:${server.port}/a.png`)
    const answer = await INTERNET.connect(name, [at('127.0.0.1')], new AbortController().signal)
    answer.destroy()
    expect(server.seen.requests).toEqual([{ path: '/a.png', host: name.host }])
  })

  test('is used for TLS', async () => {
    const name = new URL(`https://pictures.example.com:${server.port}/a.png`)
    const connection = INTERNET.connect(name, [at('127.0.0.1')], new AbortController().signal)
    await expect(connection).rejects.toMatchObject({ code: expect.stringMatching(/^ERR_SSL|^EPROTO/) })
    expect(server.seen.requests).toEqual([])
  })

  test('that does not resolve or connect is a failure, not a rejection', async () => {
    const { network } = watchedNetwork(server, () => [])
    expect(await outcome(fetchImage(LINK, { network }))).toBe('link-failed')
    const resolve = () => Promise.reject(new Error('ENOTFOUND'))
    expect(await outcome(fetchImage(LINK, { network: { ...network, resolve } }))).toBe('link-failed')
    const connect = () => Promise.reject(new Error('ECONNREFUSED'))
    const found = watchedNetwork(server).network
    expect(await outcome(fetchImage(LINK, { network: { ...found, connect } }))).toBe('link-failed')
  })

  test('must be on the allow list, if there is one', async () => {
    const { network, resolved } = watchedNetwork(server)
    const hosts = ({ hostname }: URL) => hostname === 'avatars.example.com'
    expect(await outcome(fetchImage(LINK, { network, hosts }))).toBe('link-refused')
    expect(resolved).toEqual([])
    expect(await outcome(fetchImage('https://avatars.example.com/a.png', { network, hosts }))).toBe('fetched')
  })
})

describe('redirects', () => {
  const from = (location: string | undefined, status = 302) => {
    server.redirect('/moved', location, status)
    const watched = watchedNetwork(server, (host) => [host === 'inside.example.com' ? privateMachine : PUBLIC])
    const { network } = watched
    return { ...watched, work: outcome(fetchImage('https://pictures.example.com/moved', { network })) }
  }
  const privateMachine = { address: '10.0.0.7', family: 4 }

  test.each([301, 302, 303, 307, 308])('of status %i are followed', async (status) => {
    const { work, resolved } = from('https://other.example.com/a.png', status)
    expect(await work).toBe('fetched')
    expect(resolved).toEqual(['pictures.example.com', 'other.example.com'])
  })

  test.each(['/a.png', 'a.png', '//pictures.example.com/a.png'])('to %s are resolved as in browsers', async (to) => {
    const { work, resolved } = from(to)
    expect(await work).toBe('fetched')
    expect(resolved).toEqual(['pictures.example.com', 'pictures.example.com'])
  })

  test.each([
    'http://pictures.example.com/a.png',
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://[::ffff:7f00:1]/a.png',
    'https://localhost/a.png',
    'https://user@pictures.example.com/a.png',
    'https://pictures.example.com:8443/a.png',
    'https://inside.example.com/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('to %s are rejected', async (to) => {
    const { work, connected } = from(to)
    expect(await work).toBe('link-refused')
    expect(connected).toHaveLength(1)
  })

  test('of an outside host never lead to our own hosts', async () => {
    const { work, connected } = from(`${allowOwnServer()}/a.png`)
    expect(await work).toBe('link-refused')
    expect(connected).toHaveLength(1)
  })

  test('to hosts off the allow list are rejected', async () => {
    server.redirect('/moved', 'https://other.example.com/a.png')
    const { network, connected } = watchedNetwork(server)
    const hosts = ({ hostname }: URL) => hostname === 'pictures.example.com'
    const work = fetchImage('https://pictures.example.com/moved', { network, hosts })
    expect(await outcome(work)).toBe('link-refused')
    expect(connected).toHaveLength(1)
  })

  test.each([
    [3, 'fetched'],
    [4, 'link-refused'],
  ])('%i of them: %s', async (count, expected) => {
    server.redirect('/1', '/a.png')
    for (let step = 2; step <= count; step++) server.redirect(`/${step}`, `/${step - 1}`)
    const { network, connected } = watchedNetwork(server)
    expect(await outcome(fetchImage(`https://pictures.example.com/${count}`, { network }))).toBe(expected)
    expect(connected).toHaveLength(4)
  })

  test.each([undefined, 'https://'])('to %s fail', async (to) => {
    const { work, connected } = from(to)
    expect(await work).toBe('link-failed')
    expect(connected).toHaveLength(1)
  })
})

describe('our own image host', () => {
  test('may be plain http on this machine, by its exact origin', async () => {
    expect(await outcome(fetchImage(`${allowOwnServer()}/a.png`))).toBe('fetched')
    server.forget()
    for (const host of ['localhost', '127.1', '127.0.0.1.', 'user@127.0.0.1', '[::ffff:127.0.0.1]']) {
      expect(await outcome(fetchImage(`http://${host}:${server.port}/a.png`))).toBe('link-refused')
    }
    expect(await outcome(fetchImage(`https://127.0.0.1:${server.port}/a.png`))).toBe('link-refused')
    expect(server.seen.connections).toBe(0)
  })

  test('may redirect within itself', async () => {
    server.redirect('/old', '/a.png')
    expect(await outcome(fetchImage(`${allowOwnServer()}/old`))).toBe('fetched')
  })

  test('cannot redirect to another of our hosts', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:1')
    server.redirect('/old', 'http://127.0.0.1:1/storage/v1/object/public/a.png')
    expect(await outcome(fetchImage(`${allowOwnServer()}/old`))).toBe('link-refused')
  })

  test('receives nothing about visitors, and our user agent', async () => {
    let headers: object = {}
    server.serve('/asked', (response, request) => {
      headers = request.headers
      response.end(png)
    })
    await fetchImage(`${allowOwnServer()}/asked`)
    expect(Object.keys(headers).sort()).toEqual(['accept', 'connection', 'host', 'user-agent'])
  })
})

describe('size limits', () => {
  const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])

  test('allow 5 MB and no more, with or without a length header', async () => {
    const own = allowOwnServer()
    const streamed = (bytes: Buffer) => (response: ServerResponse) => {
      response.write(bytes.subarray(0, 1000))
      response.end(bytes.subarray(1000))
    }
    server.serve('/full', streamed(padded(MAX_BYTES)))
    server.serve('/over', streamed(padded(MAX_BYTES + 1)))
    server.serve('/told', (response) => {
      response.writeHead(200, { 'content-length': String(MAX_BYTES + 1) }).flushHeaders()
    })
    const { bytes } = await fetchImage(`${own}/full`)
    expect(bytes).toHaveLength(MAX_BYTES)
    expect(await outcome(fetchImage(`${own}/over`))).toBe('too-large')
    expect(await outcome(fetchImage(`${own}/told`))).toBe('too-large')
  })

  test('cut an endless body', async () => {
    const closed = Promise.withResolvers<void>()
    server.serve('/endless', (response) => {
      response.on('close', () => closed.resolve())
      const pour = () => {
        while (!response.destroyed && response.write(png));
      }
      response.on('drain', pour)
      pour()
    })
    expect(await outcome(fetchImage(`${allowOwnServer()}/endless`))).toBe('too-large')
    await closed.promise
  })
})

describe('time limits', () => {
  test('end a slow body', async () => {
    const deadline = new AbortController()
    const closed = Promise.withResolvers<void>()
    server.serve('/slow', (response) => {
      response.on('close', () => closed.resolve())
      response.write(png.subarray(0, 20), () => deadline.abort())
    })
    expect(await outcome(fetchImage(`${allowOwnServer()}/slow`, { signal: deadline.signal }))).toBe('link-failed')
    await closed.promise
  })

  test('end a silent server, a name that does not resolve, and slow redirects', async () => {
    const own = allowOwnServer()
    for (const [path, answer] of [
      ['/silent', () => undefined],
      ['/slow-redirect', (response: ServerResponse) => response.writeHead(302, { location: '/silent' }).end()],
    ] as const) {
      const deadline = new AbortController()
      server.serve(path, answer)
      server.serve('/silent', () => deadline.abort())
      expect(await outcome(fetchImage(own + path, { signal: deadline.signal }))).toBe('link-failed')
    }
    const deadline = new AbortController()
    const resolve = () => {
      queueMicrotask(() => deadline.abort())
      return new Promise<Machine[]>(() => undefined)
    }
    const { network, connected } = watchedNetwork(server)
    const work = fetchImage(LINK, { network: { ...network, resolve }, signal: deadline.signal })
    expect(await outcome(work)).toBe('link-failed')
    expect(connected).toEqual([])
  })

  test('are five seconds in all', async () => {
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    server.redirect('/then-silent', '/quiet')
    server.serve('/quiet', () => deadline.abort())
    expect(await outcome(fetchImage(`${allowOwnServer()}/then-silent`))).toBe('link-failed')
    expect(timeout.mock.calls).toEqual([[5000]])
  })

  test('stop all requests afterwards', async () => {
    const { network, connected } = watchedNetwork(server)
    expect(await outcome(fetchImage(LINK, { network, signal: AbortSignal.abort() }))).toBe('link-failed')
    expect(connected).toEqual([])
  })

  test('a broken connection is a failure', async () => {
    server.serve('/cut', (response) => {
      response.writeHead(200, { 'content-length': String(png.length) })
      response.write(png.subarray(0, 20), () => response.destroy())
    })
    expect(await outcome(fetchImage(`${allowOwnServer()}/cut`))).toBe('link-failed')
  })
})

describe('file types', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s is recognised by its bytes', async (format) => {
    server.serve('/typed', await blueImage()[format]().toBuffer(), 'text/html')
    expect((await fetchImage(`${allowOwnServer()}/typed`)).type).toBe(`image/${format}`)
  })

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each<[string, string | Buffer]>([
    ['an SVG named .png', SVG],
    ['an SVG behind an XML head', `<?xml version="1.0"?>${SVG}`],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page with a PNG behind it', '<html>\x89PNG\r\n\x1a\n'],
    ['a script', 'alert(1)'],
    ['nothing', ''],
    ['half a beginning', Buffer.from('\x89PNG', 'latin1')],
    ['a PDF', '%PDF-1.7'],
    ['a BMP', 'BM      '],
    ['a TIFF', 'II*\0    '],
    ['an ICO', Buffer.from([0, 0, 1, 0, 1, 0])],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1')],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
    ['a sound in a RIFF', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ])('%s is rejected, whatever its declared type', async (_what, body) => {
    server.serve('/a.png', Buffer.from(body), 'image/png')
    expect(await outcome(fetchImage(`${allowOwnServer()}/a.png`))).toBe('unsupported-picture')
    server.serve('/a.png', png)
  })

  test.each([204, 206, 304, 401, 404, 500])('a picture with status %i is rejected', async (status) => {
    server.serve('/status', (response) => response.writeHead(status).end(png))
    expect(await outcome(fetchImage(`${allowOwnServer()}/status`))).toBe('link-failed')
  })
})
