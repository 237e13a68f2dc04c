import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackend, PASSWORD, type TestBackend } from '#tests/support/backend.ts'

const ISSUER = 'https://accounts.example.org'
const CLIENT_ID = 'eleven.apps.example.org'

let issuer: Server
let backend: TestBackend
let ours: CryptoKey
let foreign: CryptoKey

beforeAll(async () => {
  const pair = await generateKeyPair('RS256')
  ours = pair.privateKey
  foreign = (await generateKeyPair('RS256')).privateKey
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }]
  issuer = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
  })
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
  const jwksUrl = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/certs`
  backend = await openBackend({ google: { clientIds: [CLIENT_ID], issuers: [ISSUER], jwksUrl } })
})
afterAll(async () => {
  await backend.close()
  issuer.close()
})

const seconds = () => Math.floor(backend.now().getTime() / 1000)

function idToken(claims: Record<string, unknown>, key = ours): Promise<string> {
  const facts = { iss: ISSUER, aud: CLIENT_ID, sub: 'g-1', email: 'Zoe@Example.org', email_verified: true, name: 'Zoé' }
  const times = { iat: seconds(), exp: seconds() + 60 }
  return new SignJWT({ ...facts, ...times, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key)
}

const signIn = (token: string, nonce?: string) =>
  backend.client().auth.signInWithIdToken({ provider: 'google', token, ...(nonce === undefined ? {} : { nonce }) })

describe('signing in with Google', () => {
  test('creates an account with name and picture, and finds it again', async () => {
    const first = await signIn(await idToken({ picture: 'https://example.org/z.png' }))
    expect(first.error).toBeNull()
    expect(first.data.user).toMatchObject({
      email: 'zoe@example.org',
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Zoé', avatar_url: 'https://example.org/z.png' },
    })
    const second = await signIn(await idToken({ email: 'moved@example.org' }))
    expect(second.data.user?.id).toBe(first.data.user?.id)
  })

  test('opens the account with the verified address', async () => {
    const { id, email } = await backend.player()
    const { data } = await signIn(await idToken({ sub: 'g-2', email }))
    expect(data.user?.id).toBe(id)
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] })
  })

  test('takes an address back from an unconfirmed account', async () => {
    const email = 'squatted@example.org'
    await backend.client().auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Squatter' } } })
    const { data } = await signIn(await idToken({ sub: 'g-3', email, name: 'Owner' }))
    expect(data.user?.user_metadata['full_name']).toBe('Owner')
    const squatter = await backend.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(squatter.error?.code).toBe('invalid_credentials')
  })

  test('gives no account to an unverified address', async () => {
    const { email } = await backend.player()
    const { error } = await signIn(await idToken({ sub: 'g-4', email, email_verified: false }))
    expect(error).toMatchObject({ code: 'email_exists' })
  })

  test('compares the nonce with its hash in the token', async () => {
    const nonce = createHash('sha256').update('kick-off').digest('hex')
    expect((await signIn(await idToken({ sub: 'g-5', email: 'n@example.org', nonce }), 'kick-off')).error).toBeNull()
    expect((await signIn(await idToken({ nonce }), 'half-time')).error?.message).toBe('Nonces mismatch')
    expect((await signIn(await idToken({ nonce }))).error?.message).toMatch(/should either both exist or not/)
  })

  test.each([
    ['another issuer', () => idToken({ iss: 'https://evil.example' }), 'Bad ID token'],
    ['a foreign key', () => idToken({}, foreign), 'Bad ID token'],
    ['an old token', () => idToken({ exp: seconds() - 1 }), 'Bad ID token'],
    ['no token', async () => 'none', 'Bad ID token'],
    ['no address', () => idToken({ email: undefined }), 'Bad ID token'],
    ['another audience', () => idToken({ aud: 'other' }), 'Unacceptable audience in id_token: [other]'],
  ])('rejects %s with an OAuth error', async (_what, make, message) => {
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
    const body = JSON.stringify({ provider: 'google', id_token: await make() })
    const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=id_token`, { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: 'invalid request', error_description: message })
  })

  test('rejects another provider', async () => {
    const { error } = await backend.client().auth.signInWithIdToken({ provider: 'apple', token: await idToken({}) })
    expect(error?.code).toBe('validation_failed')
  })
})
