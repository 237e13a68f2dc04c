import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '#scripts/bench/raw-http.ts'
import { siteServer } from '#scripts/launcher/site-server.ts'
import { siteListener } from '#scripts/launcher/site.ts'
import { openerPolicy, SECURITY_HEADERS, STRICT_TRANSPORT } from '#server/security-headers.ts'
import { BUILD_FOLDER, PORTS } from '#tests/support/test-stack.ts'

const assets = readdirSync(join(BUILD_FOLDER, 'client', '_astro'))
const asset = assets.find((name) => name.endsWith('.css'))
const pack = assets.find((name) => /^search-pack\..+\.json$/.test(name))
let origin = ''
let server: Server

beforeAll(async () => {
  server = siteServer(await siteListener(BUILD_FOLDER, { trustProxy: false, https: true, googleClientId: undefined }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

/** Bytes as sent: `fetch` would decompress them and hide the encoding. */
const raw = (path: string, encoding: string) =>
  new Promise<{ encoding: string | undefined; length: number }>((resolve, reject) => {
    get(origin + path, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let length = 0
      answer.on('data', (chunk: Buffer) => (length += chunk.length))
      answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'], length }))
    }).on('error', reject)
  })

describe('the site on Node', () => {
  test.each(['/', '/fr/wordle', '/api/nothing', '/nowhere'])('sends every security header with %s', async (path) => {
    const { headers } = await fetch(origin + path)
    const expected = { ...SECURITY_HEADERS, ...openerPolicy(), ...STRICT_TRANSPORT }
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toBe(value)
  })

  test.each(['/', '/fr/wordle', '/es/privacy', '/nowhere'])('sends a strict policy with %s', async (path) => {
    const policy = (await fetch(origin + path)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe-')
  })

  test("compresses pages in the browser's preferred encoding", async () => {
    const plain = await raw('/', 'identity')
    const brotli = await raw('/', 'gzip, br')
    expect(plain.encoding).toBeUndefined()
    expect(await raw('/', 'gzip')).toMatchObject({ encoding: 'gzip' })
    expect(brotli.encoding).toBe('br')
    expect(brotli.length).toBeLessThan(plain.length / 3)
  })

  test('sends the same page compressed and plain, and 304 for a current copy', async () => {
    const get = (headers: Record<string, string>) => fetch(`${origin}/fr/wordle`, { headers })
    const [packed, plain] = await Promise.all([
      get({ 'accept-encoding': 'br' }),
      get({ 'accept-encoding': 'identity' }),
    ])
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe(await plain.text())
    const known = await get({ 'accept-encoding': 'br', 'if-none-match': packed.headers.get('etag')! })
    expect(known.status).toBe(304)
    expect(await known.text()).toBe('')
    expect((await fetch(`${origin}/fr/wordle`, { method: 'HEAD' })).headers.get('content-length')).not.toBeNull()
  })

  test('sends the pack of facts as compressed at build time', async () => {
    const { encoding, length } = await raw(`/_astro/${pack}`, 'gzip, br')
    expect(encoding).toBe('br')
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThanOrEqual(60_000)
  })

  test('caches hashed files for ever, and revalidates pages', async () => {
    const { headers } = await fetch(`${origin}/_astro/${asset}`)
    expect(headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
    expect((await fetch(origin)).headers.get('cache-control')).toBe('public, max-age=0')
  })

  test.each(['/fr/wordle/', '/flags/fr.svg/'])('never sends %s as a file or page', async (path) => {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    expect([301, 404]).toContain(answer.status)
  })

  test('sends no page without its content security policy', async () => {
    const answer = await fetch(`${origin}/fr/wordle/index.html`)
    expect(answer.status === 404 || answer.headers.has('content-security-policy')).toBe(true)
  })

  test('revalidates a file under its own name', async () => {
    const answer = await fetch(`${origin}/flags/fr.svg`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0'])
    expect(answer.headers.get('content-type')).toContain('svg')
    const known = await fetch(`${origin}/flags/fr.svg`, { headers: { 'if-none-match': answer.headers.get('etag')! } })
    expect(known.status).toBe(304)
  })

  test('answers an unknown address in its language', async () => {
    const answer = await fetch(`${origin}/es/ninguna-parte`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/<html[^>]+lang="es/)
  })

  test.each([
    ['a Host with credentials', 'GET / HTTP/1.1\r\nHost: a@b', '400'],
    ['a Host with a password', 'GET /api/runs HTTP/1.1\r\nHost: a:b@c', '400'],
    ['a port that is none', 'GET / HTTP/1.1\r\nHost: a:99999', '400'],
    ['a query for a Host', 'GET / HTTP/1.1\r\nHost: a?b', '400'],
    ['no Host', 'GET / HTTP/1.1', '400'],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a', '405'],
    ['TRACE of an endpoint', 'TRACE /api/runs HTTP/1.1\r\nHost: a', '405'],
    ['PROPFIND', 'PROPFIND / HTTP/1.1\r\nHost: a', '405'],
    ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a', '405'],
    ['no request at all', 'bread and butter', '400'],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nLong: ${'x'.repeat(20_000)}`, '431'],
    ['no Host in HTTP/1.0', 'GET /privacy HTTP/1.0', '200'],
    ['an address for a Host', 'GET /privacy HTTP/1.1\r\nHost: [::1]:80', '200'],
  ])('answers %s, and still serves the next visitor', async (_, request, status) => {
    expect(await ask(Number(new URL(origin).port), `${request}\r\n\r\n`)).toBe(status)
    expect((await fetch(`${origin}/privacy`)).status).toBe(200)
  })

  test('lists its methods, with the headers of every answer', async () => {
    const answer = await fetch(origin, { method: 'PROPFIND' })
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })

  test('survives an invalid address', async () => {
    expect((await fetch(`${origin}/%E0%A4%A`)).status).toBe(400)
  })
})

test('the site does not start without its secrets and names them in one message', () => {
  const bare = { PATH: process.env.PATH, PORT: String(PORTS.site), BUILD_DIR: BUILD_FOLDER }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.ts'], { env: bare, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The site cannot run without .*PUZZLE_SECRET.*\n$/)
})

test('the development server redirects by language, too, but not requests of Vite and its styles', async () => {
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs')
  const dev = spawn(process.execPath, [astro, 'dev', '--host', '127.0.0.1', '--port', String(PORTS.site)], {
    // Astro serves no pages when it detects a test runner.
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', VITEST: undefined, NODE_ENV: undefined },
  })
  const headers = { 'accept-language': 'fr' }
  const ask = (path: string) => fetch(`http://127.0.0.1:${PORTS.site}${path}`, { headers, redirect: 'manual' })
  try {
    await expect.poll(() => ask('/wordle').catch(() => null)).not.toBeNull()
    expect((await ask('/wordle')).headers.get('location')).toBe('/fr/wordle')
    expect((await ask('/@vite/client')).status).toBe(200)
    const page = await ask('/fr/wordle')
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, null])
  } finally {
    dev.kill()
    await once(dev, 'exit')
  }
})
