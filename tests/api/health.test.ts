import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as health } from '#pages/api/health.ts'
import { aBrowser, NOON, openStage, type Stage } from './stage.ts'

let stage: Stage
let now = NOON
const opened: Server[] = []

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => {
  // Answers are cached for two seconds.
  vi.setSystemTime((now += 10_000))
  vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
  vi.stubEnv('PUBLIC_PARTYKIT_HOST', '')
})
afterAll(async () => {
  for (const server of opened) server.close()
  await stage.close()
})

/** A service with the given answer; without one it accepts calls and never answers. */
async function part(answer: RequestListener = () => undefined): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (status: number) => part((_, response) => response.writeHead(status).end())
const ask = async () => {
  const { status, body } = await aBrowser().send<Record<string, unknown>>(health, 'GET', '/api/health')
  return { ...body, http: status }
}

describe('health', () => {
  test('is ok while all services answer, whatever the rooms answer to a path without a room', async () => {
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', await answering(404))
    expect(await ask()).toEqual({ http: 200, status: 'ok', site: 'ok', backend: 'ok', rooms: 'ok' })
  })

  test('is ok without rooms where none are configured', async () => {
    expect(await ask()).toEqual({ http: 200, status: 'ok', site: 'ok', backend: 'ok', rooms: 'none' })
  })

  test.each([
    ['are gone', () => Promise.resolve('127.0.0.1:9')],
    ['fail', () => answering(500)],
    ['are silent', () => part()],
  ])('is 503 while the rooms %s, and names them', async (_, rooms) => {
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', await rooms())
    expect(await ask()).toMatchObject({
      http: 503,
      ...{ code: 'unavailable', status: 'down' },
      ...{ site: 'ok', backend: 'ok', rooms: 'down' },
    })
  })

  test.each([
    ['is gone', () => Promise.resolve('127.0.0.1:9')],
    ['fails', () => answering(500)],
    ['is silent', () => part()],
  ])('is 503 while the backend %s, and names it', async (_, backend) => {
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', await answering(404))
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://${await backend()}`)
    expect(await ask()).toMatchObject({
      http: 503,
      ...{ code: 'unavailable', status: 'down' },
      ...{ site: 'ok', backend: 'down', rooms: 'ok' },
    })
  })

  test('gives each service two seconds', async () => {
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', await answering(404))
    const given = vi.spyOn(AbortSignal, 'timeout')
    await ask()
    expect(given.mock.calls.filter(([ms]) => ms === 2000)).toHaveLength(2)
    given.mockRestore()
  })

  test('queries the database, not only its gateway', async () => {
    const asked: string[] = []
    const gateway = await part((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
    })
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://${gateway}`)
    await ask()
    expect(asked).toEqual([expect.stringMatching(/^\/rest\/v1\/players\?/)])
  })
})
