import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Session, SupabaseClient, User } from '@supabase/supabase-js'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '#supabase/local/db/migrate.ts'
import { openBackend, PASSWORD, SITE, type TestBackend } from '#tests/support/backend.ts'
import { databaseImage } from '#tests/support/database.ts'

// Section 7 of the specification, call by call: the unmodified client, the project's own migrations, and the formats
// and codes of hosted Supabase.

const ISSUER = 'https://accounts.example.org'
const CLIENT_ID = 'eleven.apps.example.org'
const EMAIL = 'zoe@example.org'

let backend: TestBackend
let issuer: Server
let googleToken: string
let browser: SupabaseClient

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }]
  issuer = createServer((_request, response) => response.end(JSON.stringify({ keys })))
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve))
  const jwksUrl = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/certs`
  googleToken = await new SignJWT({ email: 'gus@example.org', email_verified: true, name: 'Gus' })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer(ISSUER)
    .setAudience(CLIENT_ID)
    .setSubject('g-7')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey)
  backend = await openBackend({
    migrations: MIGRATIONS,
    image: await databaseImage(),
    google: { clientIds: [CLIENT_ID], issuers: [ISSUER], jwksUrl },
  })
  browser = backend.browser()
})
afterAll(async () => {
  await backend.close()
  issuer.close()
})

const text = expect.any(String) as string
const number = expect.any(Number) as number

/** The fields of section 3, and others that auth-js reads. */
const aUser = {
  id: text,
  aud: 'authenticated',
  role: 'authenticated',
  email: text,
  app_metadata: { provider: text, providers: expect.any(Array) as string[] },
  user_metadata: expect.any(Object) as object,
  identities: [
    expect.objectContaining({ id: text, user_id: text, provider: text, identity_data: expect.any(Object) as object }),
  ],
  created_at: text,
  updated_at: text,
} as unknown as User

const aSession = {
  access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
  refresh_token: text,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: number,
  user: aUser,
} as unknown as Session

/** Follows the link of the newest mail to an address and returns the code for the page. */
async function codeOfMail(to: string): Promise<string> {
  const answer = await fetch(await backend.link(to), { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location')!).searchParams.get('code')!
}

describe('auth calls', () => {
  const credentials = { email: EMAIL, password: PASSWORD }

  test('sign up: a user, no session, a mail that leads to {origin}/profile', async () => {
    const options = { emailRedirectTo: `${SITE}/profile`, data: { full_name: 'Zoé' } }
    const { data, error } = await browser.auth.signUp({ ...credentials, options })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ ...aUser, email: EMAIL, user_metadata: { full_name: 'Zoé' } })
    const target = new URL(await backend.link(EMAIL)).searchParams.get('redirect_to')
    expect(target).toBe(`${SITE}/profile`)
  })

  test('sign in before the mail is confirmed: 400 email_not_confirmed', async () => {
    const { error } = await browser.auth.signInWithPassword(credentials)
    expect(error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'email_not_confirmed' })
  })

  test('resend the confirmation, to {origin}/profile', async () => {
    backend.wait(61)
    const options = { emailRedirectTo: `${SITE}/profile` }
    const { data, error } = await browser.auth.resend({ type: 'signup', email: EMAIL, options })
    expect([error, data]).toEqual([null, { user: null, session: null }])
  })

  test('the link of the mail gives a session', async () => {
    const { data, error } = await browser.auth.exchangeCodeForSession(await codeOfMail(EMAIL))
    expect(error).toBeNull()
    expect(data.session).toMatchObject(aSession)
  })

  test('an address that exists: 200 with no identities', async () => {
    const { data, error } = await backend.client().auth.signUp(credentials)
    expect([error, data.user?.identities, data.session]).toEqual([null, [], null])
  })

  test('sign in with a wrong password: 400 invalid_credentials', async () => {
    const { error } = await backend.client().auth.signInWithPassword({ ...credentials, password: 'another one' })
    expect(error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'invalid_credentials' })
  })

  test('sign in with password', async () => {
    const { data, error } = await browser.auth.signInWithPassword(credentials)
    expect(error).toBeNull()
    expect(data).toMatchObject({ session: aSession, user: aUser })
    expect(data.session!.expires_at).toBe(Math.floor(backend.now().getTime() / 1000) + 3600)
  })

  test('sign in with a Google ID token', async () => {
    const { data, error } = await backend.client().auth.signInWithIdToken({ provider: 'google', token: googleToken })
    expect(error).toBeNull()
    expect(data.session).toMatchObject(aSession)
    expect(data.user?.app_metadata).toMatchObject({ provider: 'google', providers: ['google'] })
  })

  test('the current user; without a session 400 "Auth session missing!"', async () => {
    expect((await browser.auth.getUser()).data.user).toMatchObject({ ...aUser, email: EMAIL })
    const { error } = await backend.client().auth.getUser()
    expect(error).toMatchObject({ status: 400, message: 'Auth session missing!' })
  })

  test('the assurance level is read from the token', async () => {
    const { data } = await browser.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  test('reset the password: a mail that leads to {origin}/reset-password, then a new password', async () => {
    backend.wait(61)
    const { error } = await browser.auth.resetPasswordForEmail(EMAIL, { redirectTo: `${SITE}/reset-password` })
    expect(error).toBeNull()
    expect(new URL(await backend.link(EMAIL)).searchParams.get('redirect_to')).toBe(`${SITE}/reset-password`)
    await browser.auth.exchangeCodeForSession(await codeOfMail(EMAIL))

    const weak = await browser.auth.updateUser({ password: '12345' })
    expect(weak.error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      reasons: ['length'],
    })
    const { data } = await browser.auth.updateUser({ password: 'a new one' })
    expect(data.user).toMatchObject({ ...aUser, email: EMAIL })
    const again = await backend.client().auth.signInWithPassword({ email: EMAIL, password: 'a new one' })
    expect(again.error).toBeNull()
  })

  test('twice within a minute: 429 over_email_send_rate_limit', async () => {
    const { error } = await browser.auth.resetPasswordForEmail(EMAIL)
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  })

  test('neither e-mail nor phone: the client rejects it itself', async () => {
    const message = 'You must provide either an email or phone number and a password'
    await expect(browser.auth.signUp({ password: PASSWORD } as never)).resolves.toMatchObject({ error: { message } })
    const otp = await browser.auth.signInWithOtp({} as never)
    expect(otp.error?.message).toBe('You must provide either an email or phone number.')
    const resend = await browser.auth.resend({ type: 'signup' } as never)
    expect(resend.error?.message).toBe('You must provide either an email or phone number and a type')
  })
})

describe('reads of the database', () => {
  let me: string

  beforeAll(async () => {
    me = (await browser.auth.getUser()).data.user!.id
    const server = backend.client(backend.secretKey)
    const player = { id: 'zinedine-zidane', fullname: 'Zinedine Zidane', nation: 'FR', role: 'Midfielder', club: null }
    await server.rpc('fill_players', { footballers: [player] })
    const request = { account: me, visitor: null, progressId: null, create: { username: 'Zoé' }, change: null }
    const rest = {
      gapsOnly: false,
      records: [],
      verified: [],
      refused: [],
      limits: { day: 300, total: 20_000, runs: 200 },
    }
    expect((await server.rpc('save_user', { request: { ...request, ...rest } })).error).toBeNull()
    const sent = { account: me, footballer: player.id, type: 'link', most_pending: 20 }
    for (const url of ['https://example.org/1.jpg', 'https://example.org/2.jpg']) {
      expect((await server.rpc('add_submission', { ...sent, url })).error).toBeNull()
    }
  })

  test('user_infos, where user_id is the current user', async () => {
    const { data, error } = await browser.from('user_infos').select().eq('user_id', me)
    expect(error).toBeNull()
    expect(data).toEqual([
      expect.objectContaining({
        id: text,
        user_id: me,
        username: 'Zoé',
        photo_url: null,
        points: 0,
        statistics: {},
        preferences: {},
        locales: '',
        opt_in: true,
      }),
    ])
  })

  test('submissions with the name of the footballer, the newest first', async () => {
    const { data, error } = await browser
      .from('submissions')
      .select('file_url, status, reason, file_type, players(fullname)')
      .eq('user_id', me)
      .order('created_at', { ascending: false })
    expect(error).toBeNull()
    const row = { status: 'pending', reason: null, file_type: 'link', players: { fullname: 'Zinedine Zidane' } }
    expect(data).toEqual([
      { file_url: 'https://example.org/2.jpg', ...row },
      { file_url: 'https://example.org/1.jpg', ...row },
    ])
  })

  test('returns nothing to others', async () => {
    const { client } = await backend.player()
    expect((await client.from('user_infos').select().eq('user_id', me)).data).toEqual([])
    expect((await client.from('submissions').select('file_url').eq('user_id', me)).data).toEqual([])
    const anonymous = await backend.client().from('user_infos').select()
    expect([anonymous.status, anonymous.error?.code]).toEqual([401, '42501'])
  })

  test('the public address of a file in the bucket submissions', async () => {
    const path = `${me}/0a000000-0000-4000-8000-00000000000a.webp`
    const picture = Buffer.from('RIFF----WEBPVP8 ')
    const bucket = backend.client(backend.secretKey).storage.from('submissions')
    expect((await bucket.upload(path, picture, { contentType: 'image/webp' })).error).toBeNull()
    const { publicUrl } = browser.storage.from('submissions').getPublicUrl(path).data
    const answer = await fetch(publicUrl)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
  })
})

describe('the end', () => {
  test('delete_current_user: 401 for strangers, then the account is deleted with everything', async () => {
    const anonymous = await backend.client().rpc('delete_current_user')
    expect([anonymous.status, anonymous.error?.code]).toEqual([401, '42501'])
    const { status, error } = await browser.rpc('delete_current_user')
    expect([status, error]).toEqual([204, null])
    const again = await backend.client().auth.signInWithPassword({ email: EMAIL, password: 'a new one' })
    expect(again.error).toMatchObject({ code: 'invalid_credentials' })
    for (const table of ['user_infos', 'submissions']) {
      expect((await backend.client(backend.secretKey).from(table).select('user_id')).data).toEqual([])
    }
  })

  test('sign out ignores a deleted user', async () => {
    expect(await browser.auth.signOut()).toEqual({ error: null })
    expect((await browser.auth.getSession()).data.session).toBeNull()
  })
})
