import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBackend, PASSWORD, SITE, type TestBackend } from '#tests/support/backend.ts'

let backend: TestBackend
beforeAll(async () => void (backend = await openBackend()))
afterAll(() => backend.close())

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

describe('signing in with a password', () => {
  test("returns tokens with the hosted service's claims", async () => {
    const { client, id, email } = await backend.player()
    const { data } = await client.auth.getSession()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id, email } })
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({
      iss: `${backend.url}/auth/v1`,
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
    })
  })

  test('is verified with the published key (getClaims)', async () => {
    const { client, id } = await backend.player()
    const { data, error } = await client.auth.getClaims()
    expect(error).toBeNull()
    expect(data?.header.alg).toBe('ES256')
    expect(data?.claims.sub).toBe(id)
  })

  test.each([
    ['a wrong password', { email: 'known@example.org', password: 'wrong one' }],
    ['an unknown address', { email: 'unknown@example.org', password: PASSWORD }],
  ])('rejects %s with the same error', async (_what, credentials) => {
    await backend.player('known@example.org')
    const { error } = await backend.client().auth.signInWithPassword(credentials)
    expect(error).toMatchObject({ code: 'invalid_credentials', status: 400, message: 'Invalid login credentials' })
  })
})

describe('the assurance level', () => {
  const levelOf = async ({ auth }: { auth: SupabaseClient['auth'] }, token?: string) =>
    (await auth.mfa.getAuthenticatorAssuranceLevel(token)).data

  test('is aal1 with a password, and absent without a session', async () => {
    const { client } = await backend.player()
    const level = { currentLevel: 'aal1', nextLevel: 'aal1' }
    const { data } = await client.auth.getSession()
    expect(await levelOf(client)).toMatchObject(level)
    expect(await levelOf(client, data.session?.access_token)).toMatchObject(level)
    expect(await levelOf(backend.client())).toMatchObject({ currentLevel: null, nextLevel: null })
  })

  test('is aal2 with the first token after a second factor', async () => {
    const { client } = await backend.player()
    expect((await client.rpc('second_factor')).error).toBeNull()
    expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1' })
    await client.auth.refreshSession()
    expect(await levelOf(client)).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'password' }, { method: 'totp' }],
    })
  })
})

describe('refreshing', () => {
  const refresh = (refresh_token: string) => backend.client().auth.refreshSession({ refresh_token })
  const first = async () => (await (await backend.player()).client.auth.getSession()).data.session?.refresh_token ?? ''
  const next = async (token: string) => (await refresh(token)).data.session?.refresh_token ?? ''

  test('rotates the refresh token', async () => {
    const one = await first()
    const two = await next(one)
    const three = await next(two)
    expect(new Set([one, two, three]).size).toBe(3)
  })

  test('gives two parallel refreshes the same successor', async () => {
    const one = await first()
    const [left, right] = await Promise.all([next(one), next(one)])
    expect(left).toBe(right)
    expect(left).not.toBe('')
  })

  test('ends the session when an older token is reused after ten seconds', async () => {
    const one = await first()
    const two = await next(one)
    const three = await next(two)
    backend.wait(11)
    expect((await refresh(one)).error).toMatchObject({ code: 'refresh_token_already_used', status: 400 })
    expect((await refresh(three)).error?.code).toBe('refresh_token_not_found')
  })

  test('rejects an unknown token', async () => {
    expect((await refresh('made-up')).error).toMatchObject({ code: 'refresh_token_not_found', status: 400 })
  })
})

describe('the user', () => {
  test('is returned for its access token only', async () => {
    const { client, email } = await backend.player()
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    expect((await backend.client().auth.getUser()).error?.message).toBe('Auth session missing!')
  })

  test('changes metadata; null removes a key', async () => {
    const { client } = await backend.player()
    await client.auth.updateUser({ data: { full_name: 'Ann', locale: 'es' } })
    const { data } = await client.auth.updateUser({ data: { locale: null } })
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ann' })
    expect(data.user?.user_metadata).not.toHaveProperty('locale')
  })

  test('cannot become an admin by metadata', async () => {
    const { client } = await backend.player()
    await client.auth.updateUser({ data: { role: 'admin' } })
    const { data } = await client.auth.getUser()
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  })

  test('changes its password and ends its other sessions', async () => {
    const { client, email } = await backend.player()
    const other = backend.client()
    await other.auth.signInWithPassword({ email, password: PASSWORD })
    expect((await client.auth.updateUser({ password: 'short' })).error?.code).toBe('weak_password')
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password')
    expect((await client.auth.updateUser({ password: 'brand new one' })).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const old = await backend.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(old.error?.code).toBe('invalid_credentials')
  })
})

describe('signing out', () => {
  const three = async () => {
    const { client: here, email } = await backend.player()
    const there = backend.client()
    await there.auth.signInWithPassword({ email, password: PASSWORD })
    const tokens = await Promise.all(
      [here, there].map(async (client) => (await client.auth.getSession()).data.session?.access_token ?? ''),
    )
    const isAlive = async (place: number) => (await backend.client().auth.getUser(tokens[place] ?? '')).error === null
    return { here, isAlive }
  }

  test.each([
    ['global' as const, false, false],
    ['local' as const, false, true],
    ['others' as const, true, false],
  ])('scope %s', async (scope, isHereAlive, isThereAlive) => {
    const { here, isAlive } = await three()
    expect((await here.auth.signOut({ scope })).error).toBeNull()
    expect(await isAlive(0)).toBe(isHereAlive)
    expect(await isAlive(1)).toBe(isThereAlive)
  })

  test('answers session_not_found for an ended session', async () => {
    const { client } = await backend.player()
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    await client.auth.signOut()
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` }
    const answer = await fetch(`${backend.url}/auth/v1/user`, { headers })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('x-sb-error-code')).toBe('session_not_found')
  })
})

describe('a link requested in one browser', () => {
  const asked = async () => {
    const { email } = await backend.player()
    const browser = backend.browser()
    await browser.auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/reset-password` })
    const arrival = await fetch(await backend.link(email), { redirect: 'manual' })
    return { browser, email, location: new URL(arrival.headers.get('location') ?? '') }
  }
  const codeOf = (location: URL) => location.searchParams.get('code') ?? ''

  test('gives a code that the same browser exchanges once', async () => {
    const { browser, email, location } = await asked()
    expect(location.pathname).toBe('/reset-password')
    const exchange = await browser.auth.exchangeCodeForSession(codeOf(location))
    expect(exchange.data.user?.email).toBe(email)
    expect((await browser.auth.updateUser({ password: 'brand new one' })).error).toBeNull()
    expect((await browser.auth.exchangeCodeForSession(codeOf(location))).error).not.toBeNull()
  })

  test('does not work in a browser without a verifier', async () => {
    const { location } = await asked()
    const { error } = await backend.browser().auth.exchangeCodeForSession(codeOf(location))
    expect(error?.name).toBe('AuthPKCECodeVerifierMissingError')
  })

  test('does not work in a browser with another verifier', async () => {
    const { location } = await asked()
    const other = await asked()
    const { error } = await other.browser.auth.exchangeCodeForSession(codeOf(location))
    expect(error).toMatchObject({ code: 'bad_code_verifier', status: 400 })
  })

  test('still works after a second mail was refused', async () => {
    const { email } = await backend.player()
    const browser = backend.browser(true)
    const ask = () => browser.auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/reset-password` })
    await ask()
    expect((await ask()).error?.code).toBe('over_email_send_rate_limit')
    const arrival = await fetch(await backend.link(email), { redirect: 'manual' })
    const location = new URL(arrival.headers.get('location') ?? '')
    const flowId = location.searchParams.get('sb_flow_id') ?? ''
    const { data } = await browser.auth.exchangeCodeForSession(codeOf(location), { flowId })
    expect([data.user?.email, 'redirectType' in data && data.redirectType]).toEqual([email, 'recovery'])
  })

  test.each([
    ['an unknown code', 0, () => 'unknown', 'flow_state_not_found', 404],
    ['a code older than five minutes', 301, codeOf, 'flow_state_expired', 422],
  ])('rejects %s', async (_what, seconds, codeFrom, code, status) => {
    const { browser, location } = await asked()
    backend.wait(seconds)
    const { error } = await browser.auth.exchangeCodeForSession(codeFrom(location))
    expect(error).toMatchObject({ code, status })
  })

  test('reports a used link in the query, where PKCE pages look', async () => {
    const { email } = await asked()
    const location = (await fetch(await backend.link(email), { redirect: 'manual' })).headers.get('location') ?? ''
    expect(new URL(location).searchParams.get('error_code')).toBe('otp_expired')
  })

  test('can be confirmed by token hash as well', async () => {
    const { email } = await backend.player()
    await backend.client().auth.resetPasswordForEmail(email)
    const token_hash = new URL(await backend.link(email)).searchParams.get('token') ?? ''
    const verify = () => backend.client().auth.verifyOtp({ type: 'recovery', token_hash })
    expect((await verify()).data.user?.email).toBe(email)
    expect((await verify()).error).toMatchObject({ code: 'otp_expired', status: 403 })
  })
})

describe('administration', () => {
  const admin = () => backend.client(backend.secretKey).auth.admin

  test('reads, changes, lists and deletes users', async () => {
    const { id, client } = await backend.player()
    const changed = await admin().updateUserById(id, {
      app_metadata: { role: 'admin' },
      user_metadata: { locale: 'fr' },
    })
    expect(changed.data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], role: 'admin' })
    expect((await admin().getUserById(id)).data.user?.user_metadata['locale']).toBe('fr')
    const { data } = await admin().listUsers({ page: 1, perPage: 1 })
    expect(data.users).toHaveLength(1)
    expect(data).toHaveProperty('total')
    expect((await admin().deleteUser(id)).error).toBeNull()
    expect((await admin().getUserById(id)).error).toMatchObject({ code: 'user_not_found', status: 404 })
    expect((await client.auth.getUser()).error?.code).toBe('user_not_found')
  })

  test('creates no second account for an address', async () => {
    const { email } = await backend.player()
    expect((await admin().createUser({ email })).error).toMatchObject({ code: 'email_exists', status: 422 })
  })

  test('is closed to the publishable key, signed in or not', async () => {
    const { client } = await backend.player()
    expect((await client.auth.admin.listUsers()).error).toMatchObject({ code: 'not_admin', status: 403 })
    expect((await backend.client().auth.admin.listUsers()).error?.code).toBe('not_admin')
  })

  test('is closed to an invented key', async () => {
    const stranger = createClient(backend.url, 'sb_secret_made_up', { auth: { persistSession: false } })
    expect((await stranger.auth.admin.listUsers()).error?.status).toBe(401)
  })
})
