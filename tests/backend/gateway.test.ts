import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authAnswer } from '#supabase/local/auth/routes.ts'
import type { AuthService } from '#supabase/local/auth/service.ts'
import { openBackend, SITE, type TestBackend } from '#tests/support/backend.ts'

let backend: TestBackend
beforeAll(async () => void (backend = await openBackend()))
afterAll(() => backend.close())

const call = (method: string, path: string, init: RequestInit = {}) =>
  fetch(backend.url + path, { ...init, method, headers: { apikey: backend.secretKey, ...init.headers } })

describe('unsupported calls', () => {
  test.each([
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/sso'],
    ['GET', '/auth/v1/authorize?provider=google'],
    ['GET', '/auth/v1/factors'],
    ['POST', '/auth/v1/admin/generate_link'],
    ['GET', '/rest/v1/'],
    ['PUT', '/rest/v1/players?id=eq.ana'],
    ['GET', '/rest/v1/clubs?facts=cs.{}'],
    ['POST', '/storage/v1/object/sign/pictures/a.png'],
    ['POST', '/storage/v1/object/move'],
    ['GET', '/storage/v1/bucket'],
    ['POST', '/functions/v1/hello'],
    ['GET', '/realtime/v1/websocket'],
    ['GET', '/'],
  ])('%s %s answers 501 with a message', async (method, path) => {
    const answer = await call(method, path)
    expect(answer.status).toBe(501)
    const body = (await answer.json()) as { message?: string; msg?: string }
    expect(body.message ?? body.msg).toMatch(/^The embedded backend does not offer .+; a hosted Supabase project does$/)
  })

  test.each([
    ['of text/csv', { accept: 'text/csv' }],
    ['of a query plan', { accept: 'application/vnd.pgrst.plan+text' }],
    ['of a rolled-back write', { prefer: 'tx=rollback' }],
    ['of another schema', { 'accept-profile': 'auth' }],
  ])('answers 501 to a request %s', async (_what, headers: Record<string, string>) => {
    expect((await call('GET', '/rest/v1/players', { headers })).status).toBe(501)
  })
})

describe("a browser on the site's port", () => {
  test('gets CORS headers for its methods and headers', async () => {
    const headers = { origin: SITE, 'access-control-request-method': 'PATCH' }
    const answer = await fetch(`${backend.url}/rest/v1/players`, { method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH')
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').split(', ')
    const sent = ['apikey', 'authorization', 'content-type', 'x-client-info', 'prefer', 'range', 'accept-profile']
    const more = ['content-profile', 'x-upsert', 'cache-control', 'x-supabase-api-version', 'sentry-trace', 'baggage']
    expect(allowed).toEqual(expect.arrayContaining([...sent, ...more]))
  })

  test('may read answers and errors', async () => {
    for (const path of ['/rest/v1/players', '/rest/v1/none', '/auth/v1/user', '/auth/v1/health']) {
      const answer = await fetch(backend.url + path)
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    }
  })
})

describe('a request', () => {
  test('with HEAD has the headers of GET and no body', async () => {
    const answer = await call('HEAD', '/rest/v1/players', { headers: { prefer: 'count=exact' } })
    expect(answer.headers.get('content-range')).toBe('0-2/3')
    expect(await answer.text()).toBe('')
  })

  test('with an invalid address is rejected', async () => {
    expect((await call('GET', '/rest/v1/%E0%A4%A')).status).toBe(400)
  })

  test('of any shape never causes a fault', async () => {
    const paths = fc.constantFrom(
      '/auth/v1/signup',
      '/auth/v1/token?grant_type=password',
      '/auth/v1/verify',
      '/auth/v1/recover',
    )
    const refused = fc.asyncProperty(paths, fc.json(), async (path, body) => {
      expect((await call('POST', path, { body })).status).toBeLessThan(500)
    })
    await fc.assert(refused, { seed: 5, numRuns: 60 })
  })

  test('with any query string never causes a fault nor reveals hidden data', async () => {
    const names = fc.constantFrom('select', 'order', 'limit', 'offset', 'or', 'and', 'not.or', 'id', 'facts->>a', 'a.b')
    const signs = fc.constantFrom(
      'eq.',
      'in.(',
      ')',
      '(',
      '"',
      '\\',
      ',',
      '.',
      "'",
      '->',
      '::',
      '!',
      '*',
      'id',
      ';',
      '--',
    )
    const value = fc.array(signs, { maxLength: 8 }).map((parts) => parts.join(''))
    const harmless = fc.asyncProperty(names, value, async (name, text) => {
      const answer = await call('GET', `/rest/v1/clubs?${new URLSearchParams({ [name]: text })}`)
      expect([200, 300, 400, 404, 501]).toContain(answer.status)
    })
    await fc.assert(harmless, { seed: 3, numRuns: 200 })
  })
})

describe('the embedded backend', () => {
  test('reports its health and signing keys without a key', async () => {
    expect((await fetch(`${backend.url}/auth/v1/health`)).status).toBe(200)
    const jwks = (await (await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`)).json()) as { keys: object[] }
    expect(jwks.keys).toEqual([expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })])
    expect(jwks.keys[0]).not.toHaveProperty('d')
  })

  test('reports itself unhealthy while its database fails', async () => {
    const database = { transaction: () => Promise.reject(new Error('gone')) }
    const path = '/auth/v1/health'
    const asked = { method: 'GET', path, query: new URLSearchParams(), headers: {}, body: Buffer.alloc(0) }
    const service = { database, settings: { captcha: null } } as unknown as AuthService
    await expect(authAnswer(service, asked, false)).rejects.toThrow('gone')
  })

  test('answers fifty users in parallel, each with their own rights', async () => {
    const { client, id } = await backend.player()
    const visitor = backend.client()
    const asked = Array.from({ length: 50 }, (_, place) => (place % 2 === 0 ? client : visitor).rpc('whoami'))
    const answers = (await Promise.all(asked)).map(({ data }) => data as { id: string | null; role: string })
    const expected = (place: number) => (place % 2 === 0 ? { id, role: 'authenticated' } : { id: null, role: 'anon' })
    expect(answers).toEqual(answers.map((_, place) => expected(place)))
  })
})
