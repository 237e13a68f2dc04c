import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openBackend, PASSWORD, SITE, type TestBackend } from '#tests/support/backend.ts'

const SECRET = 'a secret of the widget'

let verifier: Server
let backend: TestBackend
/** Requests that the fake of Cloudflare's verifier received. */
let asked: Record<string, string>[] = []

beforeAll(async () => {
  verifier = createServer(async (request, response) => {
    const given = Object.fromEntries(new URLSearchParams(await text(request)))
    asked.push(given)
    const success = given['response'] === 'a person'
    response.end(JSON.stringify(success ? { success } : { success, 'error-codes': ['invalid-input-response'] }))
  })
  await new Promise<void>((resolve) => void verifier.listen(0, '127.0.0.1', resolve))
  backend = await openBackend({ captcha: { secret: SECRET, verifyUrl: urlOf(verifier) } })
})
beforeEach(() => (asked = []))
afterAll(async () => {
  await backend.close()
  verifier.close()
})

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`

const email = 'ann@example.org'

/** Every call that the hosted service guards, with the token where the client puts it. */
const CALLS: [name: string, call: (captchaToken?: string) => Promise<{ error: unknown }>][] = [
  ['sign-up', (captchaToken) => auth().signUp({ email, password: PASSWORD, options: options(captchaToken) })],
  [
    'resending the confirmation mail',
    (captchaToken) => auth().resend({ type: 'signup', email: 'nobody@example.org', options: options(captchaToken) }),
  ],
  ['a password reset', (captchaToken) => auth().resetPasswordForEmail('nobody@example.org', options(captchaToken))],
  [
    'log-in',
    async (captchaToken) => {
      const { error } = await auth().signInWithPassword({ email, password: PASSWORD, options: options(captchaToken) })
      return { error: error?.code === 'email_not_confirmed' ? null : error }
    },
  ],
]
const auth = (key?: string) => backend.client(key).auth
const options = (captchaToken?: string) => (captchaToken === undefined ? {} : { captchaToken })

test.each(CALLS)('%s is refused without a token, or with a bad one, and accepted with a good one', async (_, call) => {
  expect((await call()).error).toMatchObject({ code: 'captcha_failed', status: 400 })
  expect(asked).toEqual([])
  expect((await call('a robot')).error).toMatchObject({
    code: 'captcha_failed',
    message: 'captcha protection: request disallowed (invalid-input-response)',
  })
  expect((await call('a person')).error).toBeNull()
  expect(asked).toEqual([
    { secret: SECRET, response: 'a robot' },
    { secret: SECRET, response: 'a person' },
  ])
})

test('a session is refreshed, and an account made or checked by the server, without a token', async () => {
  const account = { email: 'ben@example.org', password: PASSWORD }
  await auth(backend.secretKey).admin.createUser({ ...account, email_confirm: true })
  const { data, error } = await auth(backend.secretKey).signInWithPassword(account)
  expect(error).toBeNull()
  expect((await auth().refreshSession(data.session!)).error).toBeNull()
  expect(asked).toEqual([])
})

test('returns 500 when the verifier does not answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const gone = createServer()
  await new Promise<void>((resolve) => void gone.listen(0, '127.0.0.1', resolve))
  const verifyUrl = urlOf(gone)
  await new Promise((resolve) => gone.close(resolve))
  const other = await openBackend({ captcha: { secret: SECRET, verifyUrl } })
  const account = { email, password: PASSWORD, options: { emailRedirectTo: SITE, captchaToken: 'a person' } }
  expect((await other.client().auth.signUp(account)).error).toMatchObject({ status: 500 })
  expect(await other.mails()).toEqual([])
  await other.close()
})

test('asks no verifier when no secret is set', async () => {
  const open = await openBackend()
  expect((await open.client().auth.signUp({ email, password: PASSWORD })).error).toBeNull()
  expect(asked).toEqual([])
  await open.close()
})
