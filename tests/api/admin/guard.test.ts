import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isAdminRequest } from '#server/admin/guard.ts'
import { NOON, openStage, SITE, type Player, type Stage } from '../stage.ts'
import { anAdmin, ask, METHODS, PATHS, refusal, signedInAs } from './back-office.ts'

let stage: Stage
let player: Player
let admin: Player

beforeAll(async () => {
  stage = await openStage()
  player = await signedInAs(stage, 'player')
  admin = await anAdmin(stage)
})
afterAll(() => stage.close())

type Credentials = { cookies?: Player['cookies']; token?: string }

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
const adminClaims = () => ({ ...claimsOf(player.token), app_metadata: { role: 'admin' } })

async function signedByAnother(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  const { kid = '' } = JSON.parse(Buffer.from(admin.token.split('.')[0]!, 'base64url').toString()) as { kid?: string }
  return new SignJWT(claimsOf(admin.token)).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
}

/** Cookies of a session with another access token. */
function withToken({ cookies }: Player, token: string): Player['cookies'] {
  const [[name, value] = ['', '']] = cookies
  const session = Buffer.from(decodeURIComponent(value).slice('base64-'.length), 'base64url').toString()
  return new Map([[name, `base64-${encoded({ ...(JSON.parse(session) as object), access_token: token })}`]])
}

/** Users without admin rights, by kind of credentials. */
const OUTSIDERS: [string, () => Credentials | Promise<Credentials>][] = [
  ['nobody', () => ({})],
  ['a player', () => ({ cookies: player.cookies })],
  ['a player with a bearer', () => ({ token: player.token })],
  [
    'a player with an admin role in user metadata',
    async () => signedInAs(stage, 'boaster', {}, { role: 'admin', app_metadata: { role: 'admin' } }),
  ],
  ['a player with another role', async () => signedInAs(stage, 'editor', { role: 'administrator' })],
  [
    'a token without signature',
    () => ({ token: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(adminClaims())}.` }),
  ],
  ['a token of two parts', () => ({ token: admin.token.split('.').slice(0, 2).join('.') })],
  ['a token with other claims', () => ({ token: player.token.replace(/\.[^.]+\./, `.${encoded(adminClaims())}.`) })],
  ['a token of another key', async () => ({ token: await signedByAnother() })],
  [
    'cookies with other claims',
    () => ({ cookies: withToken(player, player.token.replace(/\.[^.]+\./, `.${encoded(adminClaims())}.`)) }),
  ],
  ['cookies of another key', async () => ({ cookies: withToken(player, await signedByAnother()) })],
  ['the publishable key', () => ({ token: process.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY']! })],
  ['the secret key', () => ({ token: process.env['SUPABASE_SECRET_KEY']! })],
]

/** The two most common kinds try all methods; the others one read and one write, to save time. */
const methodsOf = (name: string) => (name === 'nobody' || name === 'a player' ? METHODS : ['GET', 'POST'])

describe.each(OUTSIDERS)('%s', (name, makeCredentials) => {
  let who: Credentials
  beforeAll(async () => {
    who = await makeCredentials()
  })

  test.each(PATHS)('gets the 404 of an unknown path at %s with any method', async (path) => {
    for (const method of methodsOf(name)) {
      const asking = ['GET', 'HEAD'].includes(method) ? {} : { body: { takenDown: null } }
      const answer = await ask(who, method, path, asking)
      expect([method, answer]).toEqual([method, await ask(who, method, '/api/no-such-path', asking)])
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([404, { code: 'not-found' }])
    }
  })

  test('gets a 404 for the admin page', async () => {
    expect(await pageFor(who)).toEqual({ isAdmin: false, cookies: [] })
  })
})

async function pageFor({ cookies = new Map(), token }: Credentials) {
  const headers = new Headers()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(`${SITE}/admin`, {
    headers: { cookie, ...(token && { authorization: `Bearer ${token}` }) },
  })
  return { isAdmin: await isAdminRequest({ request, response: { headers } }), cookies: headers.getSetCookie() }
}

describe('an admin', () => {
  test('has access by cookies and by bearer', async () => {
    for (const who of [{ cookies: admin.cookies }, { token: admin.token }]) {
      const { status, headers } = await ask(who, 'GET', '/api/admin/audit')
      expect([status, new Headers(headers).get('cache-control')]).toEqual([200, 'no-store'])
      expect(await pageFor(who)).toEqual({ isAdmin: true, cookies: [] })
    }
  })

  test('gets a 404 for unknown paths and methods', async () => {
    expect((await ask(admin, 'GET', '/api/admin')).status).toBe(404)
    expect((await ask(admin, 'GET', '/api/admin/users')).status).toBe(404)
    expect((await ask(admin, 'DELETE', '/api/admin/audit')).status).toBe(404)
  })

  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from another port of the same host', { origin: `${SITE}0` }],
    ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['of another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as plain text, as a form of another site can', { 'content-type': 'text/plain' }],
    ['with a type that begins like JSON', { 'content-type': 'application/jsonp' }],
  ])('writes nothing by a request %s', async (_, headers) => {
    const asked = ask(admin, 'POST', '/api/admin/pictures/kylian-mbappe', {
      body: { takenDown: 'everything' },
      headers,
    })
    expect(await refusal(asked)).toEqual([403, 'forbidden'])
    const { data } = await stage.service.from('player_pictures').select('player')
    expect(data).toEqual([])
  })

  test('writes nothing by a request without an origin', async () => {
    const request = new Request(`${SITE}/api/admin/pictures/kylian-mbappe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: '{"takenDown":"everything"}',
    })
    const { POST } = await import('#pages/api/admin/pictures/[footballer].ts')
    const response = await POST({ request, params: { footballer: 'kylian-mbappe' } })
    expect(response.status).toBe(403)
  })

  test('is rate-limited per account', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '0')
    expect(await refusal(ask(admin, 'GET', '/api/admin/audit'))).toEqual([429, 'too-many-requests'])
    expect((await ask({}, 'GET', '/api/admin/audit')).status).toBe(404)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  })

  test('receives a renewed session when the token has expired; an expired bearer is anonymous', async () => {
    const late = await anAdmin(stage, 'late')
    vi.setSystemTime(NOON + 2 * 3_600_000)
    const { status, headers } = await ask({ cookies: late.cookies }, 'GET', '/api/admin/audit')
    const renewed = headers.filter(([name]) => name === 'set-cookie')
    expect([status, renewed.length]).toEqual([200, 1])
    expect((await ask({ token: late.token }, 'GET', '/api/admin/audit')).status).toBe(404)
    expect((await pageFor({ cookies: late.cookies })).isAdmin).toBe(true)
    vi.setSystemTime(NOON)
  })

  test("a player's renewed session gets a 404", async () => {
    vi.setSystemTime(NOON + 2 * 3_600_000)
    const answer = await ask({ cookies: player.cookies }, 'GET', '/api/admin/audit')
    expect(answer).toEqual(await ask({}, 'GET', '/api/no-such-path'))
    vi.setSystemTime(NOON)
  })
})

describe('a removed admin', () => {
  test.each([
    [
      'by taking the role',
      (id: string) => stage.service.auth.admin.updateUserById(id, { app_metadata: { role: null } }),
    ],
    ['by deleting the account', (id: string) => stage.service.auth.admin.deleteUser(id)],
  ])('%s loses access at once, with a token that is still valid', async (way, remove) => {
    const former = await anAdmin(stage, `former${way.length}`)
    expect((await ask(former, 'GET', '/api/admin/audit')).status).toBe(200)
    await remove(former.id)
    for (const path of PATHS) {
      for (const method of ['GET', 'POST']) {
        const asking = method === 'POST' ? { body: { takenDown: null } } : {}
        const answer = await ask(former, method, path, asking)
        expect([path, method, answer]).toEqual([path, method, await ask(former, method, '/api/no-such-path', asking)])
      }
    }
    expect(await pageFor(former)).toEqual({ isAdmin: false, cookies: [] })
  })
})
