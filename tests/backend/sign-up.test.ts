import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackend, PASSWORD, SITE, type TestBackend } from '#tests/support/backend.ts'

let backend: TestBackend
beforeAll(async () => void (backend = await openBackend()))
afterAll(() => backend.close())

const follow = (address: string) => fetch(address, { redirect: 'manual' })
const account = (email: string, data = {}) => ({
  email,
  password: PASSWORD,
  options: { emailRedirectTo: `${SITE}/profile`, data },
})

describe('signing up', () => {
  test('creates an unconfirmed user with the given metadata and no session', async () => {
    const data = { full_name: 'Ann', avatar_url: 'https://example.org/a.png', locale: 'fr' }
    const answer = await backend.client().auth.signUp(account('Ann@Example.org', data))
    expect(answer.error).toBeNull()
    expect(answer.data.session).toBeNull()
    expect(answer.data.user).toMatchObject({ email: 'ann@example.org', user_metadata: data })
    expect(answer.data.user?.identities).toHaveLength(1)
    expect(answer.data.user?.email_confirmed_at).toBeUndefined()
  })

  test.each([
    ['fr', 'Confirme ton adresse e-mail', 'lang="fr"'],
    ['es', 'Confirma tu correo electrónico', 'lang="es"'],
    ['en', 'Confirm your email address', 'lang="en"'],
    ['tlh', 'Confirm your email address', 'lang="en"'],
  ])("writes in the player's language: %s", async (locale, subject, lang) => {
    const email = `${locale}@example.org`
    await backend.client().auth.signUp(account(email, { locale }))
    const mail = (await backend.mails()).at(-1)
    expect(mail).toMatchObject({ to: email, subject })
    expect(mail?.html).toContain(lang)
    expect(mail?.text).toContain(await backend.link(email))
    expect(mail?.text).not.toMatch(/<|\{\{|&amp;/)
  })

  test('allows signing in only after the link in the mail', async () => {
    const email = 'link@example.org'
    const client = backend.client()
    await client.auth.signUp(account(email))
    const early = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 })

    const link = await backend.link(email)
    expect(link).toMatch(new RegExp(`^${backend.url}/auth/v1/verify\\?token=`))
    const arrival = await follow(link)
    expect(arrival.status).toBe(303)
    const location = new URL(arrival.headers.get('location') ?? '')
    expect(location.href).toContain(`${SITE}/profile#`)
    const session = new URLSearchParams(location.hash.slice(1))
    expect((await client.auth.getUser(session.get('access_token') ?? '')).data.user?.email).toBe(email)

    const late = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(late.error).toBeNull()
  })

  test('rejects a used link, in fragment and code', async () => {
    const email = 'again@example.org'
    await backend.client().auth.signUp(account(email))
    const link = await backend.link(email)
    await follow(link)
    const location = new URL((await follow(link)).headers.get('location') ?? '')
    expect(location.pathname).toBe('/profile')
    expect(new URLSearchParams(location.hash.slice(1)).get('error_code')).toBe('otp_expired')
  })

  test('rejects a link after an hour', async () => {
    const email = 'late@example.org'
    await backend.client().auth.signUp(account(email))
    const link = await backend.link(email)
    backend.wait(3601)
    expect((await follow(link)).headers.get('location')).toContain('error_code=otp_expired')
  })

  test('does not reveal that an address has an account', async () => {
    const { email } = await backend.player()
    const before = (await backend.mails()).length
    const { data, error } = await backend.client().auth.signUp(account(email, { full_name: 'Thief' }))
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, identities: [], user_metadata: { full_name: 'Thief' } })
    expect(await backend.mails()).toHaveLength(before)
  })

  test('gives an address to the sign-up whose link is followed, not to the first claim', async () => {
    const email = 'owner@example.org'
    const attempt = (password: string) => backend.client().auth.signInWithPassword({ email, password })
    await backend.client().auth.signUp({ email, password: 'attacker', options: { data: { full_name: 'Thief' } } })
    backend.wait(61)
    const second = await backend.client().auth.signUp(account(email, { full_name: 'Owner' }))
    expect(second.data.user?.user_metadata['full_name']).toBe('Thief')
    expect((await attempt('attacker')).error?.code).toBe('email_not_confirmed')
    await follow(await backend.link(email))
    expect((await attempt('attacker')).error?.code).toBe('invalid_credentials')
    const { data } = await attempt(PASSWORD)
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Owner', email_verified: true } })
  })

  test('keeps the chosen password when the mail is requested again', async () => {
    const email = 'second-sign-up@example.org'
    await backend.client().auth.signUp(account(email, {}))
    backend.wait(61)
    await backend.client().auth.resend({ type: 'signup', email })
    await follow(await backend.link(email))
    expect((await backend.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('names the reasons of a weak password', async () => {
    const { error } = await backend.client().auth.signUp({ email: 'weak@example.org', password: '12345' })
    expect(error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length'] })
  })

  test.each([
    ['no address', { password: PASSWORD }, 'validation_failed'],
    ['an odd address', { email: 'no address', password: PASSWORD }, 'validation_failed'],
    ['no password', { email: 'a@example.org' }, 'validation_failed'],
    ['a number as password', { email: 'a@example.org', password: 1234567 }, 'validation_failed'],
    ['a password that bcrypt would cut', { email: 'a@example.org', password: 'x'.repeat(73) }, 'validation_failed'],
    ['metadata that is a list', { email: 'a@example.org', password: PASSWORD, data: [1] }, 'validation_failed'],
    ['no object', 'hello', 'validation_failed'],
  ])('rejects %s', async (_what, body, code) => {
    const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' }
    const answer = await fetch(`${backend.url}/auth/v1/signup`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
    expect(await answer.json()).toMatchObject({ code: 400, error_code: code })
  })

  test('rejects a body that is not JSON', async () => {
    const headers = { apikey: backend.publishableKey }
    const answer = await fetch(`${backend.url}/auth/v1/signup`, { method: 'POST', headers, body: '{"email":' })
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: 'bad_json',
      msg: 'Could not parse request body as JSON',
    })
  })
})

describe('resending the mail', () => {
  test('waits a minute between two mails to one address', async () => {
    const email = 'twice@example.org'
    const client = backend.client()
    await client.auth.signUp(account(email))
    const first = await backend.link(email)
    const resend = () => client.auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${SITE}/profile` } })
    expect((await resend()).error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 })
    backend.wait(61)
    expect((await resend()).error).toBeNull()
    expect(await backend.link(email)).not.toBe(first)
    expect((await follow(first)).headers.get('location')).toContain('otp_expired')
    expect((await follow(await backend.link(email))).headers.get('location')).toContain('access_token')
  })

  test.each(['nobody@example.org', 'confirmed@example.org'])(
    'answers the same to %s, and sends nothing',
    async (email) => {
      await backend.player('confirmed@example.org')
      const before = (await backend.mails()).length
      expect((await backend.client().auth.resend({ type: 'signup', email })).error).toBeNull()
      expect(await backend.mails()).toHaveLength(before)
    },
  )
})

describe('the target of a link', () => {
  test.each([
    [`${SITE}/profile`, `${SITE}/profile`],
    ['http://127.0.0.1:4321/fr/profile?a=b', 'http://127.0.0.1:4321/fr/profile?a=b'],
    ['http://localhost:4322/profile', SITE],
    ['https://localhost:4321/profile', SITE],
    ['http://localhost:4321@evil.example/', SITE],
    ['http://localhost:4321.evil.example/', SITE],
    ['http://user:word@localhost:4321/profile', SITE],
    ['//evil.example/profile', SITE],
    ['javascript:alert(1)', SITE],
  ])('%s leads to %s', async (asked, expected) => {
    const query = new URLSearchParams({ token: 'unknown', type: 'signup', redirect_to: asked })
    const answer = await follow(`${backend.url}/auth/v1/verify?${query}`)
    const location = new URL(answer.headers.get('location') ?? '')
    location.hash = ''
    expect(location.href.replace(/\/$/, '')).toBe(expected)
  })
})
