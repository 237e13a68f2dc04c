// Requests from strangers that brought the backend down, or could have.
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackend, PASSWORD, type TestBackend } from '#tests/support/backend.ts'

let backend: TestBackend
beforeAll(async () => void (backend = await openBackend()))
afterAll(() => backend.close())

/** A call with a key of the caller's choice; returns status and JSON. */
async function call(path: string, init: RequestInit & { key?: string } = {}) {
  const { key = backend.publishableKey, headers, ...rest } = init
  const answer = await fetch(backend.url + path, { redirect: 'manual', ...rest, headers: { apikey: key, ...headers } })
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') ?? '' }
}
const post = (path: string, body: unknown, key?: string) =>
  call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' }, key })

/** Whether the database answers a stranger. */
const isServing = async () => (await call('/rest/v1/clubs?select=id')).status === 200

const PROTOTYPE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

describe.each(PROTOTYPE)('the word %s', (word) => {
  test('is not a link type', async () => {
    expect(await call(`/auth/v1/verify?token=a&type=${word}`)).toMatchObject({ status: 303 })
    expect((await post('/auth/v1/verify', { type: word, token_hash: 'a' })).status).toBe(403)
    expect(await isServing()).toBe(true)
  })

  test('is not a grant, scope or operator', async () => {
    expect((await post(`/auth/v1/token?grant_type=${word}`, {})).status).toBe(400)
    const { client } = await backend.player(`${word.replaceAll('_', '')}@example.org`)
    const { access_token } = (await client.auth.getSession()).data.session!
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await call(`/auth/v1/logout?scope=${word}`, { method: 'POST', headers })).status).toBe(400)
    expect((await call(`/rest/v1/clubs?id=${word}.1`)).text).toMatch(/PGRST100|not_implemented/)
    expect((await call(`/rest/v1/clubs?id=is.${word}`)).text).toContain('PGRST100')
    expect((await call(`/rest/v1/${word}`)).status).toBe(404)
    expect((await post(`/rest/v1/rpc/${word}`, {})).status).toBe(404)
    expect(await isServing()).toBe(true)
  })
})

describe('values that cannot be stored are client errors', () => {
  const half = '\ud800'
  test.each([
    ['a null in an address', '/auth/v1/signup', { email: 'a\0@example.org', password: PASSWORD }],
    ['a null in a name', '/auth/v1/signup', { email: 'nul@example.org', password: PASSWORD, data: { name: 'a\0' } }],
    ['half a character', '/auth/v1/signup', { email: 'half@example.org', password: PASSWORD, data: { name: half } }],
    ['a null in a token', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'a\0' }],
    ['a null in a code', '/auth/v1/token?grant_type=pkce', { auth_code: 'a\0', code_verifier: 'b' }],
    ['a null in a link', '/auth/v1/verify', { type: 'signup', token_hash: 'a\0' }],
    ['a null in a folder', '/storage/v1/object/list/pictures', { prefix: 'a\0' }],
    [
      'much metadata',
      '/auth/v1/signup',
      { email: 'big@example.org', password: PASSWORD, data: { a: 'x'.repeat(9000) } },
    ],
    ['an odd address', '/auth/v1/signup', { email: 'xx:;x@x.x', password: PASSWORD }],
    ['an address that a trigger refuses', '/auth/v1/signup', { email: 'offside@example.org', password: PASSWORD }],
    ['a null in the name of a picture', '/storage/v1/object/pictures', { prefixes: ['a\0'] }, 'DELETE'],
  ])('%s', async (_what, path, body, method = 'POST') => {
    const headers = { 'content-type': 'application/json' }
    const { status } = await call(path, { method, body: JSON.stringify(body), headers })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await isServing()).toBe(true)
  })

  test('a body of 50,000 brackets', async () => {
    const body = '{"data":' + '['.repeat(50_000) + ']'.repeat(50_000) + '}'
    expect((await call('/auth/v1/signup', { method: 'POST', body })).text).toContain('bad_json')
    expect((await call('/rest/v1/notes', { method: 'POST', body })).text).toContain('PGRST102')
  })

  test('an invalid id, and an invalid page', async () => {
    const key = backend.secretKey
    expect((await call(`/auth/v1/admin/users/${'-'.repeat(36)}`, { key })).status).toBe(404)
    expect((await call('/auth/v1/admin/users?page=last', { key })).status).toBe(400)
  })

  test('a null byte in the path of a picture', async () => {
    expect((await call('/storage/v1/object/public/pic%00tures/a.png')).status).toBe(400)
    expect(await isServing()).toBe(true)
  })
})

describe('expensive requests are rejected before they run', () => {
  const nested = (depth: number): string => (depth === 0 ? 'id' : `clubs(moves(${nested(depth - 1)}))`)

  test('nested resources', async () => {
    expect((await call('/rest/v1/clubs?select=id,moves!moves_club_fkey(id,players(id))')).status).toBe(200)
    const { status, text } = await call(`/rest/v1/moves?select=${nested(5)}`)
    expect(status).toBe(400)
    expect(text).toContain('levels of resources')
  })

  test('many resources', async () => {
    const many = Array.from({ length: 13 }, (_, at) => `m${at}:moves(id)`).join(',')
    expect((await call(`/rest/v1/players?select=${many}`)).text).toContain('more than 12 resources')
  })

  test('nested groups', async () => {
    const groups = (depth: number): string => (depth === 0 ? 'id.eq.1' : `and(${groups(depth - 1)})`)
    expect((await call(`/rest/v1/clubs?or=(${groups(4)})`)).status).toBe(200)
    expect((await call(`/rest/v1/clubs?or=(${groups(1000)})`)).text).toContain('more than 6 levels')
  })

  test('rows of an embedded resource', async () => {
    const admin = backend.client(backend.secretKey)
    await admin.from('moves').insert(Array.from({ length: 1001 }, () => ({ player: 'zoe' })))
    const { data } = await backend.client().from('players').select('id,moves(id)').eq('id', 'zoe').single()
    expect(data?.moves).toHaveLength(1000)
  })

  test('wrong passwords never lock out the right one', async () => {
    const { email } = await backend.player('guessed@example.org')
    const attempt = async (password: string) =>
      (await backend.client().auth.signInWithPassword({ email, password })).error?.code
    for (let tries = 0; tries < 40; tries++) expect(await attempt(`wrong ${tries}`)).toBe('invalid_credentials')
    expect(await attempt(PASSWORD)).toBeUndefined()
  })

  test('a browser that signed in before is admitted while the slow lane is full', async () => {
    const { email } = await backend.player('known-device@example.org')
    const token = (password: string, device?: string) =>
      fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          'content-type': 'application/json',
          ...(device && { 'x-device': device }),
        },
        body: JSON.stringify({ email, password }),
      })
    const device = (await token(PASSWORD)).headers.get('x-device')!
    const guesses = Array.from({ length: 60 }, (_, tries) => token(`wrong ${tries}`))
    expect((await token(PASSWORD, device)).status).toBe(200)
    await Promise.all(guesses)
  })
})

describe('column names', () => {
  test('an alias that equals an internal one is returned under its name', async () => {
    expect(JSON.parse((await call('/rest/v1/clubs?select=x:name&id=eq.1')).text)).toEqual([{ x: 'North' }])
    const { text } = await call('/rest/v1/clubs?select=id,moves!moves_club_fkey(x:player)&id=eq.1')
    expect(JSON.parse(text)).toEqual([{ id: 1, moves: [{ x: 'ana' }] }])
  })

  test('an embedded resource without columns only joins', async () => {
    const { text } = await call('/rest/v1/players?select=id,moves!inner()&id=eq.bob')
    expect(JSON.parse(text)).toEqual([{ id: 'bob' }])
  })
})

/** `fetch` sets Host itself. */
function statusUnder(host: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', reject).end()
  })
}

describe('a foreign web page', () => {
  test('cannot read the inbox', async () => {
    const answer = await fetch(`${backend.inboxUrl}/inbox.json`, { headers: { origin: 'http://evil.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('cannot reach either port under its own host name', async () => {
    for (const address of [`${backend.inboxUrl}/inbox.json`, `${backend.url}/auth/v1/health`]) {
      const { port } = new URL(address)
      expect(await statusUnder(`evil.example:${port}`, address)).toBe(421)
      expect(await statusUnder('127.0.0.1.evil.example', address)).toBe(421)
      for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
        expect(await statusUnder(host, address)).toBe(200)
      }
    }
  })
})
