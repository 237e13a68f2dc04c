import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { POST } from '#pages/api/name-reports.ts'
import { POST as save } from '#pages/users.ts'
import { aBrowser, NOON, openStage, SITE, type Browser, type Player, type Stage } from './stage.ts'

const DAY_MS = 86_400_000

let stage: Stage
let ada: Player

beforeAll(async () => {
  stage = await openStage()
  ada = await stage.player('ada', 'Ada Lovelace')
  await aBrowser({ cookies: ada.cookies }).send(save, 'POST', '/users', { user_id: ada.id })
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const report = (browser: Browser, username: unknown, changes: object = {}) =>
  browser.send<ErrorAnswer>(POST, 'POST', '/api/name-reports', { username, ...changes })

/** A browser without cookies and with a new address. */
function from(clientAddress: string, username: string): Promise<Response> {
  const request = new Request(`${SITE}/api/name-reports`, { method: 'POST', body: JSON.stringify({ username }) })
  return POST({ request, params: {}, clientAddress })
}

async function rowsOf(username: string) {
  const { data } = await stage.service.from('name_reports').select('*').eq('username', username).order('created_at')
  return data as { user_id: string | null; reporter: string; date: string; status: string }[]
}

describe('POST /api/name-reports', () => {
  test('answers the same for existing and unknown names', async () => {
    const [known, unknown] = [await report(aBrowser(), 'ada lovelace'), await report(aBrowser(), 'Nobody At All')]
    const shape = ({ status, text, headers }: typeof known) => ({ status, text, headers: [...headers] })
    expect(shape(known)).toEqual(shape(unknown))
    expect([known.status, known.text]).toEqual([202, '{}'])
    expect(known.headers.getSetCookie()).toEqual([])
    expect(await rowsOf('ada lovelace')).toMatchObject([{ user_id: ada.id, date: '2026-11-21', status: 'open' }])
    expect(await rowsOf('Nobody At All')).toMatchObject([{ user_id: null }])
  })

  test('stores neither address, visitor nor account of the reporter', async () => {
    const ben = await stage.player('ben')
    await report(aBrowser({ cookies: ben.cookies }), 'Rude Ben')
    await from('198.51.100.1', 'Rude Ben')
    const rows = await rowsOf('Rude Ben')
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(ben.id)
    expect(JSON.stringify(rows)).not.toContain('198.51.100.1')
  })

  test('is one per reporter, name and day', async () => {
    const statuses = [
      await from('198.51.100.2', 'Rude Rob'),
      await from('198.51.100.2', 'Rude Rob'),
      await from('198.51.100.3', 'Rude Rob'),
    ].map(({ status }) => status)
    vi.setSystemTime(NOON + DAY_MS)
    await from('198.51.100.2', 'Rude Rob')
    expect(statuses).toEqual([202, 202, 202])
    const rows = await rowsOf('Rude Rob')
    expect(rows.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-21', '2026-11-22'])
    expect(new Set(rows.map(({ reporter }) => reporter)).size).toBe(3)
  })

  test.each([
    ['no name', undefined, {}],
    ['an empty one', '  ', {}],
    ['one that is too long', 'x'.repeat(21), {}],
    ['a NUL', 'a\0b', {}],
    ['an unknown field', 'Ada', { status: 'renamed' }],
  ])('rejects %s', async (_, username, changes) => {
    expect((await report(aBrowser(), username, changes)).body.code).toBe('bad-request')
  })

  test('treats an invalid bearer as anonymous', async () => {
    expect((await report(aBrowser({ token: 'x.y.z' }), 'Ada')).body.code).toBe('unauthorised')
  })

  test('accepts ten an hour per address', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '1')
    const statuses: number[] = []
    for (let time = 0; time < 11; time++) statuses.push((await from('198.51.100.4', `Rude ${time}`)).status)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429])
  })
})

describe('reports of names', () => {
  test('are not readable by the data API', async () => {
    const response = await fetch(`${process.env['PUBLIC_SUPABASE_URL']}/rest/v1/name_reports?select=*`, {
      headers: { apikey: process.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY']!, authorization: `Bearer ${ada.token}` },
    })
    expect(response.status).toBe(403)
  })
})
