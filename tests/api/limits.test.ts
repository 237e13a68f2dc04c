import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { GET as albums } from '#pages/api/albums.ts'
import { GET as exportAccount } from '#pages/api/account/export.ts'
import { POST as deleteAccount } from '#pages/api/account/delete.ts'
import { POST as sendPicture } from '#pages/api/account/picture.ts'
import { POST as report } from '#pages/api/reports.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { POST as submit } from '#pages/api/submissions/index.ts'
import { PATCH, POST as createUser } from '#pages/users.ts'
import { aBrowser, NOON, openStage, type Browser, type Player, type Stage } from './stage.ts'

// A whole school may share an address: one stranger must not lock out the others.

let stage: Stage
let victim: Player
let school = 0
/** Unique to this test. */
let address: string

beforeAll(async () => {
  stage = await openStage()
  victim = await stage.player('victim')
  await aBrowser({ token: victim.token }).send(createUser, 'POST', '/users', { user_id: victim.id })
})
beforeEach(() => {
  vi.setSystemTime(NOON)
  vi.stubEnv('RATE_LIMIT_FACTOR', '1')
  address = `198.51.100.${++school}`
})
afterEach(() => void vi.stubEnv('RATE_LIMIT_FACTOR', '1000'))
afterAll(() => stage.close())

const startToday = (browser: Browser) =>
  browser.send<RunAnswer<unknown> & ErrorAnswer>(begin, 'POST', '/api/runs', {
    game: 'wordle',
    mode: 'today',
    date: '2026-11-21',
  })
const bucketsOf = async () => {
  const { data } = await stage.service.from('rate_limits').select('bucket, hits')
  return new Map((data as { bucket: string; hits: number }[]).map(({ bucket, hits }) => [bucket, hits]))
}

describe('endpoints for accounts', () => {
  test.each([
    ['the export', exportAccount, 'GET', '/api/account/export', undefined],
    ['deletion', deleteAccount, 'POST', '/api/account/delete', { password: 'a guess' }],
    ['a hand-over', createUser, 'POST', '/users', { user_id: '0e000000-0000-4000-8000-00000000000e' }],
    ['a save', PATCH, 'PATCH', '/users', { user_id: '0e000000-0000-4000-8000-00000000000e' }],
    ['a submission', submit, 'POST', '/api/submissions', {}],
    ['a picture', sendPicture, 'POST', '/api/account/picture', {}],
  ] as const)('%s is refused to strangers without counting', async (_, endpoint, method, path, body) => {
    const before = await bucketsOf()
    const stranger = aBrowser({ address })
    const reply = await stranger.send<ErrorAnswer>(endpoint, method, path, body)
    expect([reply.status, reply.body.code]).toEqual([401, 'unauthorised'])
    expect(await bucketsOf()).toEqual(before)
  })

  test('are limited per account, from any address', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 11; time++) {
      const browser = aBrowser({ token: victim.token, address: `203.0.113.${time}` })
      statuses.push((await browser.send(exportAccount, 'GET', '/api/account/export')).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})

describe('runs', () => {
  test('limits new visitors by address, known visitors and accounts each by id', async () => {
    const known = aBrowser({ address })
    expect((await startToday(known)).status).toBe(201)
    for (let stranger = 1; stranger < 120; stranger++)
      expect((await startToday(aBrowser({ address }))).status).toBe(201)
    const late = await startToday(aBrowser({ address }))
    expect([late.status, late.body.code, late.headers.getSetCookie()]).toEqual([429, 'too-many-requests', []])
    expect((await startToday(known)).status).toBe(200)
    expect((await startToday(aBrowser({ token: victim.token, address }))).status).toBeLessThan(300)
  })

  test('counts a forged cookie as a stranger', async () => {
    const statuses = []
    for (let stranger = 0; stranger < 121; stranger++) {
      const cookies = new Map([['eleven_visitor', String(stranger).padStart(22, 'x')]])
      statuses.push((await startToday(aBrowser({ cookies, address }))).status)
    }
    expect(statuses).toEqual([...Array<number>(120).fill(201), 429])
  })

  test('returns an empty album for a forged cookie, and limits it by address', async () => {
    const ask = (at: number) => {
      const cookies = new Map([['eleven_visitor', String(at).padStart(22, 'y')]])
      return aBrowser({ cookies, address }).send<ErrorAnswer>(albums, 'GET', '/api/albums')
    }
    expect((await ask(0)).status).toBe(200)
    const statuses = await Promise.all(Array.from({ length: 240 }, async (_, at) => (await ask(at)).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('a step of an unknown player is refused without counting', async () => {
    const before = await bucketsOf()
    const body = { n: 1, action: { type: 'hint' } }
    const reply = await aBrowser({ address }).send<ErrorAnswer>(step, 'POST', '/api/runs/x', body)
    expect([reply.status, reply.body.code]).toEqual([404, 'unknown-run'])
    expect(await bucketsOf()).toEqual(before)
  })

  test('counts all addresses of an IPv6 network as one stranger', async () => {
    await startToday(aBrowser({ address: '2001:db8:7:7::1' }))
    const before = await bucketsOf()
    await startToday(aBrowser({ address: '2001:db8:7:7:aaaa::2' }))
    const after = await bucketsOf()
    expect(after.size).toBe(before.size)
    expect([...after.values()].filter((hits) => hits === 2).length).toBeGreaterThan(0)
  })
})

describe('reports', () => {
  const send = (browser: Browser, id: string) =>
    browser.send(report, 'POST', '/api/reports', {
      game: 'wordle',
      about: { kind: 'footballer', id },
      field: 'club',
      note: '',
    })

  test('of strangers do not block an account at their address', async () => {
    const statuses: number[] = []
    for (const { id } of FOOTBALLERS.slice(0, 11)) statuses.push((await send(aBrowser({ address }), id)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await send(aBrowser({ token: victim.token, address }), FOOTBALLERS[20]!.id)).status).toBe(201)
  })
})

describe('a hand-over', () => {
  test('is limited by its size', async () => {
    const large = JSON.stringify({ user_id: victim.id, locales: 'en' }).padEnd(1_000_000)
    const browser = aBrowser({ token: victim.token, address })
    expect((await browser.send(PATCH, 'PATCH', '/users', large)).status).toBe(200)
    const again = await browser.send<ErrorAnswer>(PATCH, 'PATCH', '/users', large)
    expect([again.status, again.body.code]).toEqual([429, 'too-many-requests'])
    // Refused requests are not counted: a small one still passes.
    expect((await browser.send(PATCH, 'PATCH', '/users', { user_id: victim.id })).status).toBe(200)
  })
})
