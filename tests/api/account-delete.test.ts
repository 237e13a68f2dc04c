import { createHash, randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { POST } from '#pages/api/account/delete.ts'
import { POST as save } from '#pages/users.ts'
import { sweepFiles } from '#server/account/sweep.ts'
import { log } from '#server/log.ts'
import { keepUp } from '#server/upkeep.ts'
import { GOOGLE_CLIENT_ID, googleToken, JWKS_URL } from '#tests/support/google-issuer.ts'
import { aBrowser, NOON, openStage, PASSWORD, type Browser, type Player, type Stage } from './stage.ts'

const MINUTE = 60_000

let stage: Stage
let players = 0

beforeAll(async () => {
  vi.stubEnv('PUBLIC_GOOGLE_CLIENT_ID', GOOGLE_CLIENT_ID)
  vi.stubEnv('ELEVEN_GOOGLE_JWKS_URL', JWKS_URL)
  stage = await openStage()
})
beforeEach(() => {
  vi.setSystemTime(NOON)
  vi.restoreAllMocks()
})
afterAll(() => stage.close())

const leave = (browser: Browser, body: unknown = { password: PASSWORD }) =>
  browser.send<ErrorAnswer>(POST, 'POST', '/api/account/delete', body)

/** An account with its record, and its signed-in browser. */
async function withRecord(): Promise<{ player: Player; browser: Browser }> {
  const player = await stage.player(`leaver${++players}`)
  const browser = aBrowser({ cookies: player.cookies })
  await browser.send(save, 'POST', '/users', { user_id: player.id })
  return { player, browser }
}

/** An account made by Google, signed in by bearer. */
async function aGoogleAccount(): Promise<Player> {
  const name = `gunther${++players}`
  const url = process.env['PUBLIC_SUPABASE_URL']!
  const { auth } = createClient(url, process.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY']!, {
    auth: { persistSession: false },
  })
  const nonce = randomUUID()
  const hash = createHash('sha256').update(nonce).digest('hex')
  const token = await googleToken({ sub: name, email: `${name}@example.test`, name }, hash)
  const { data, error } = await auth.signInWithIdToken({ provider: 'google', token, nonce })
  if (error) throw error
  const player = { id: data.user.id, token: data.session.access_token, cookies: new Map<string, string>() }
  await aBrowser(player).send(save, 'POST', '/users', { user_id: player.id, username: `Günther ${players}` })
  return player
}

async function accountExists({ id }: Player): Promise<boolean> {
  const { error } = await stage.service.auth.admin.getUserById(id)
  const { data } = await stage.service.from('user_infos').select('id').eq('user_id', id)
  expect(data).toHaveLength(error ? 0 : 1)
  return !error
}

const bucket = () => stage.service.storage.from('submissions')
const upload = (folder: string, name = `${randomUUID()}.webp`) =>
  bucket().upload(`${folder}/${name}`, new Uint8Array(20), { contentType: 'image/webp' })
const filesOf = async (folder: string) => (await bucket().list(folder)).data!.length

/** Runs `work` while one kind of backend call fails. */
async function whileFailing<Value>(method: string, path: string, work: () => Promise<Value>): Promise<Value> {
  const logged = vi.spyOn(log, 'error')
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    init?.method === method && String(input).includes(path) ? Promise.reject(new Error('cut')) : real(input, init),
  )
  const value = await work()
  vi.unstubAllGlobals()
  expect(logged).toHaveBeenCalled()
  return value
}

describe('POST /api/account/delete', () => {
  test('removes account, record, runs and files, and ends session and visitor in the browser', async () => {
    const { player, browser } = await withRecord()
    const { player: other } = await withRecord()
    await browser.send(begin, 'POST', '/api/runs', { game: 'wordle', mode: 'today' })
    browser.cookies.set('eleven_visitor', 'a'.repeat(22))
    browser.cookies.set('colour', 'dark')
    for (let file = 0; file < 101; file++) await upload(player.id)
    await upload(other.id)

    const { status, text } = await leave(browser)
    expect([status, text]).toEqual([200, '{}'])
    expect([await accountExists(player), await accountExists(other)]).toEqual([false, true])
    expect([await filesOf(player.id), await filesOf(other.id)]).toEqual([0, 1])
    const { data: runs } = await stage.service.from('runs').select('id').eq('user_id', player.id)
    expect(runs).toEqual([])
    expect([...browser.cookies.keys()]).toEqual(['colour'])
  })

  test('accepts the bearer as well as cookies', async () => {
    const { player } = await withRecord()
    expect((await leave(aBrowser({ token: player.token }))).status).toBe(200)
    expect(await accountExists(player)).toBe(false)
  })

  test('changes nothing with a wrong password', async () => {
    const { player, browser } = await withRecord()
    expect(await leave(browser, { password: 'onside-trap' })).toMatchObject({
      status: 403,
      body: { code: 'wrong-password' },
    })
    expect(await accountExists(player)).toBe(true)
    expect(browser.cookies).toEqual(player.cookies)
    expect((await leave(browser)).status).toBe(200)
  })

  test('finishes a deletion that was interrupted', async () => {
    const { player, browser } = await withRecord()
    await upload(player.id)
    const failed = await whileFailing('POST', '/rpc/delete_current_user', () => leave(browser))
    expect(failed).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect([await accountExists(player), await filesOf(player.id)]).toEqual([true, 0])
    expect((await leave(browser)).status).toBe(200)
    expect(await accountExists(player)).toBe(false)
  })

  test('keeps the account when its files cannot be removed', async () => {
    const { player, browser } = await withRecord()
    await upload(player.id)
    const failed = await whileFailing('DELETE', '/storage/v1/', () => leave(browser))
    expect([failed.status, await accountExists(player)]).toEqual([503, true])
  })

  test('succeeds when repeated after a lost answer', async () => {
    const { player } = await withRecord()
    const again = aBrowser({ token: player.token })
    await leave(aBrowser({ token: player.token }))
    expect((await leave(again)).status).toBe(200)
  })

  test.each([
    ['nobody', {}, 'unauthorised'],
    ['a forged token', { token: 'a.b.c' }, 'unauthorised'],
  ])('rejects %s', async (_, who, code) => {
    expect((await leave(aBrowser(who))).body).toMatchObject({ statusCode: 401, code })
  })

  test('does not reveal whether an account exists', async () => {
    expect((await leave(aBrowser())).body.message).toBe('No user to delete')
  })

  test.each([
    {},
    { password: '' },
    { password: 1 },
    { password: 'x'.repeat(201) },
    { password: PASSWORD, username: 'a' },
  ])('rejects the body %j', async (body) => {
    const { browser } = await withRecord()
    expect((await leave(browser, body)).body.code).toBe('bad-request')
  })

  test('allows five attempts an hour per account, from any address', async () => {
    const { player, browser } = await withRecord()
    const { browser: other } = await withRecord()
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    const codes: string[] = []
    for (let guess = 0; guess < 5; guess++) codes.push((await leave(browser, { password: `wrong ${guess}` })).body.code)
    const right = await leave(browser)
    const others = await leave(other)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    expect(codes).toEqual(Array<string>(5).fill('wrong-password'))
    expect([right.status, await accountExists(player)]).toEqual([429, true])
    expect(others.status).toBe(200)
  })
})

describe('an account without a password', () => {
  const usernameBody = (name = `Günther ${players}`) => ({ username: name })

  test('is deleted by typing its username soon after signing in', async () => {
    const player = await aGoogleAccount()
    vi.setSystemTime(NOON + 10 * MINUTE)
    // Decomposed Unicode, as some keyboards type it.
    expect((await leave(aBrowser(player), usernameBody(`Günther ${players}`.normalize('NFD')))).status).toBe(200)
    expect(await accountExists(player)).toBe(false)
  })

  test.each([
    ['another name', 'Gunther', 0, 'wrong-username'],
    ['the name in small letters', 'günther', 0, 'wrong-username'],
    ['a session of eleven minutes', 'Günther', 11, 'stale-session'],
  ])('is not deleted by %s', async (_, name, minutes, code) => {
    const player = await aGoogleAccount()
    vi.setSystemTime(NOON + minutes * MINUTE)
    expect((await leave(aBrowser(player), usernameBody(`${name} ${players}`))).body).toMatchObject({
      statusCode: 403,
      code,
    })
    expect(await accountExists(player)).toBe(true)
  })

  test('is not deleted by any password', async () => {
    const player = await aGoogleAccount()
    expect((await leave(aBrowser(player))).body.code).toBe('wrong-password')
  })

  test('an account with a password is not deleted by its username', async () => {
    const { player, browser } = await withRecord()
    expect((await leave(browser, usernameBody(`leaver${players}`))).body.code).toBe('wrong-password')
    expect(await accountExists(player)).toBe(true)
  })
})

describe('the SQL procedure without the endpoint', () => {
  test('deletes with a plain client, and reports a missing account', async () => {
    const { player } = await withRecord()
    const url = process.env['PUBLIC_SUPABASE_URL']!
    const client = createClient(url, process.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY']!, {
      accessToken: () => Promise.resolve(player.token),
    })
    expect((await client.rpc('delete_current_user')).error).toBeNull()
    expect(await accountExists(player)).toBe(false)
    expect((await client.rpc('delete_current_user')).error).toMatchObject({ message: 'No user to delete' })
  })

  const upkeep = () => keepUp(Date.now(), 0)
  const DAY = 24 * 60 * MINUTE

  test('leaves files for the upkeep to remove', async () => {
    vi.setSystemTime(NOON + 5 * DAY)
    const { player } = await withRecord()
    const { player: other } = await withRecord()
    await upload(player.id)
    await upload(other.id)
    await stage.service.auth.admin.deleteUser(player.id)
    expect((await upkeep()).failed).toEqual([])
    expect([await filesOf(player.id), await filesOf(other.id)]).toEqual([0, 1])
    expect(await sweepFiles()).toBe(0)
  })

  test('upkeep does its other tasks while storage does not answer', async () => {
    vi.setSystemTime(NOON + 10 * DAY)
    const { player } = await withRecord()
    await upload(player.id)
    await stage.service.auth.admin.deleteUser(player.id)
    expect(await whileFailing('DELETE', '/storage/v1/', upkeep)).toMatchObject({ left: 0, failed: ['files'] })
    expect(await filesOf(player.id)).toBe(1)
    await sweepFiles()
    expect(await filesOf(player.id)).toBe(0)
  })
})
