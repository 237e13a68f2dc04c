import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackend, type TestBackend } from '#tests/support/backend.ts'

let backend: TestBackend
let real: string
let userId: string

beforeAll(async () => {
  backend = await openBackend()
  const { client, id } = await backend.player()
  real = (await client.auth.getSession()).data.session?.access_token ?? ''
  userId = id
})
afterAll(() => backend.close())

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const parts = (): [string, string, string] => real.split('.') as [string, string, string]
const payload = () => JSON.parse(Buffer.from(parts()[1], 'base64url').toString()) as Record<string, unknown>

async function foreign(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  return new SignJWT(payload()).setProtectedHeader({ alg: 'ES256', typ: 'JWT' }).sign(privateKey)
}

async function withSharedSecret(): Promise<string> {
  const jwks = await (await fetch(`${backend.url}/auth/v1/.well-known/jwks.json`)).text()
  return new SignJWT(payload()).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(jwks))
}

const FORGERIES: [string, () => Promise<string> | string][] = [
  ['without a signature (alg none)', () => `${base64({ alg: 'none', typ: 'JWT' })}.${parts()[1]}.`],
  ['signed with another key', foreign],
  ['signed with the public key as shared secret', withSharedSecret],
  [
    'with another user in it',
    () => `${parts()[0]}.${base64({ ...payload(), sub: crypto.randomUUID() })}.${parts()[2]}`,
  ],
  [
    'with the service role in it',
    () => `${parts()[0]}.${base64({ ...payload(), role: 'service_role' })}.${parts()[2]}`,
  ],
  ['of two parts', () => `${parts()[0]}.${parts()[1]}`],
  ['of four parts', () => `${real}.more`],
  ['that is no token', () => 'hello'],
]

const ask = (path: string, token: string) =>
  fetch(`${backend.url}${path}`, { headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` } })

describe('an access token', () => {
  test('opens data, user and storage when it is valid', async () => {
    expect((await ask('/rest/v1/rpc/whoami', real)).status).toBe(200)
    expect((await ask('/auth/v1/user', real)).status).toBe(200)
  })

  describe.each(FORGERIES)('%s', (_what, forge) => {
    test('is rejected everywhere', async () => {
      const token = await forge()
      const data = await ask('/rest/v1/rpc/whoami', token)
      expect(data.status).toBe(401)
      expect(await data.json()).toMatchObject({ code: 'PGRST301' })
      const user = await ask('/auth/v1/user', token)
      expect(user.status).toBe(403)
      expect(user.headers.get('x-sb-error-code')).toBe('bad_jwt')
      const storage = await ask(`/storage/v1/object/private/${userId}/a.txt`, token)
      expect(storage.status).toBe(400)
      expect(await storage.json()).toMatchObject({ statusCode: '403', message: 'jwt malformed' })
    })
  })
})

describe('a token after its hour', () => {
  test('is rejected as expired', async () => {
    backend.wait(3601)
    expect(await (await ask('/rest/v1/rpc/whoami', real)).json()).toMatchObject({ code: 'PGRST303' })
    expect((await ask('/auth/v1/user', real)).status).toBe(403)
  })
})

describe('a key', () => {
  test.each([
    ['is needed', {}, 'No API key found in request'],
    ['has to be one of the two', { apikey: 'sb_publishable_other' }, 'Invalid API key'],
  ])('%s', async (_what, headers: Record<string, string>, message) => {
    for (const path of ['/rest/v1/players', '/auth/v1/user', '/storage/v1/object/list/pictures']) {
      const answer = await fetch(`${backend.url}${path}`, { headers })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ message })
    }
  })
})
