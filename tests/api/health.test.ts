import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ROUTES } from '#contracts/routes.ts'
import { roomOfShard } from '#games/quiz/match/shards.ts'
import { GET as health } from '#pages/api/health.ts'
import { HttpError, reading } from '#server/http.ts'
import { aBrowser, NOON, openStage, type Stage } from './stage.ts'

const PATH = { queue: 0, oldest_event_age_ms: null, upkeep_age_ms: 1000, upkeep: { results: 1000 } }
const ALL_OK = { site: 'ok', backend: 'ok', writes: 'ok', boards: 'ok', upkeep: 'ok', rooms: 'ok', quiz: 'ok' }
/** Age of the last upkeep: unknown, because the embedded backend may not have run it yet. */
const ANY = expect.stringMatching(/^(ok|none)$/) as string
const FAILED = {
  http: 503,
  ...{ statusCode: 503, statusMessage: 'Service Unavailable', code: 'unavailable', status: 'down' },
  message: expect.any(String) as string,
  id: expect.any(String) as string,
}

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
async function aService(answer: RequestListener = () => undefined): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  opened.push(server)
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Rooms with a quiet shard of the live quiz. */
const rooms = () =>
  aService((request, response) =>
    request.url!.startsWith('/parties/quiz/') ? response.end('{"players":0}') : response.writeHead(404).end(),
  )

type Answers = Record<string, object>

/** A backend that answers each database function with `answers`; writes wait for `held`. */
const aBackend = (answers: Answers, held: Promise<void> = Promise.resolve()) =>
  aService(async (request, response) => {
    const asked = request.url!.split('/').at(-1)!
    const answer: unknown = { admit: true, write_path_status: PATH, ...answers }[asked] ?? []
    const status = answer instanceof Object && 'code' in answer ? 500 : 200
    if (asked === 'admit') await held
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })

const answering = (status: number) => aService((_, response) => response.writeHead(status).end())
const ask = async () => {
  const { status, body } = await aBrowser().send<Record<string, unknown>>(health, 'GET', '/api/health')
  return { ...body, http: status }
}

describe('health', () => {
  test('is ok while all services answer, even if the rooms server returns 404 for a path without a room', async () => {
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', await rooms())
    expect(await ask()).toEqual({ http: 200, status: 'ok', ...ALL_OK, upkeep: ANY })
  })

  test('is ok without rooms where none are configured', async () => {
    expect(await ask()).toEqual({ http: 200, status: 'ok', ...ALL_OK, upkeep: ANY, rooms: 'none', quiz: 'none' })
  })

  test.each([
    ['are gone', () => Promise.resolve('127.0.0.1:9')],
    ['fail', () => answering(500)],
    ['are silent', () => aService()],
  ])('is 503 while the rooms %s, and names them', async (_, rooms) => {
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', await rooms())
    expect(await ask()).toMatchObject({
      http: 503,
      ...{ code: 'unavailable', status: 'down' },
      ...{ site: 'ok', backend: 'ok', writes: 'ok', rooms: 'down', quiz: 'down' },
    })
  })

  test('is 503 while one shard of the live quiz fails, and names only the quiz', async () => {
    vi.stubEnv('QUIZ_SHARDS', '2')
    const host = await aService((request, response) => {
      const isQuiz = request.url!.startsWith('/parties/quiz/')
      if (request.url === `/parties/quiz/${roomOfShard(0)}`) response.end('{"players":0}')
      else response.writeHead(isQuiz ? 500 : 404).end()
    })
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', host)
    expect(await ask()).toEqual({ ...FAILED, ...ALL_OK, upkeep: ANY, quiz: 'down' })
    vi.stubEnv('QUIZ_SHARDS', '1')
  })

  test.each([
    ['is gone', () => Promise.resolve('127.0.0.1:9')],
    ['fails', () => answering(500)],
    ['is silent', () => aService()],
  ])('is 503 while the backend %s, and names it', async (_, backend) => {
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', await rooms())
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://${await backend()}`)
    expect(await ask()).toMatchObject({
      http: 503,
      ...{ code: 'unavailable', status: 'down' },
      ...{ site: 'ok', backend: 'down', writes: 'down', boards: 'down', upkeep: 'down', rooms: 'ok', quiz: 'ok' },
    })
  })

  test('gives each service two seconds', async () => {
    vi.stubEnv('PUBLIC_PARTYKIT_HOST', await rooms())
    const given = vi.spyOn(AbortSignal, 'timeout')
    await ask()
    expect(given.mock.calls.filter(([ms]) => ms === 2000)).toHaveLength(2)
    given.mockRestore()
  })

  test('queries the database, not only its gateway', async () => {
    const asked: string[] = []
    const gateway = await aService((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
    })
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://${gateway}`)
    await ask()
    expect(asked.sort()).toEqual([
      expect.stringMatching(/^\/rest\/v1\/players\?/),
      '/rest/v1/rpc/admit',
      '/rest/v1/rpc/write_path_status',
    ])
  })

  test.each([
    ['writes', 'a full disk', { admit: { code: '53100', message: 'could not extend file' } }],
    ['writes', 'a database in recovery', { admit: { code: '25006', message: 'read-only transaction' } }],
    ['boards', 'results that boards do not take', { write_path_status: { ...PATH, oldest_event_age_ms: 721_000 } }],
    ['upkeep', 'upkeep that has stopped', { write_path_status: { ...PATH, upkeep_age_ms: 3_601_000 } }],
  ])('reports %s as down during %s, while reads work', async (aService, _, answers) => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://${await aBackend(answers)}`)
    expect(await ask()).toEqual({ ...FAILED, ...ALL_OK, rooms: 'none', quiz: 'none', [aService]: 'down' })
  })

  test('reports writes as down while a lock blocks them', async () => {
    const { promise: released, resolve } = Promise.withResolvers<void>()
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://${await aBackend({}, released)}`)
    expect(await ask()).toMatchObject({ http: 503, backend: 'ok', writes: 'down', boards: 'ok' })
    resolve()
  })

  test('is ok before the first upkeep, and reports that none has run', async () => {
    const status = { write_path_status: { ...PATH, upkeep_age_ms: null } }
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://${await aBackend(status)}`)
    expect(await ask()).toMatchObject({ http: 200, upkeep: 'none' })
  })

  test('reports writes as down after a request met a full disk, until none has met it for a while', async () => {
    const request = new Request('http://localhost:4321/api/runs', { method: 'POST' })
    const full = () => Promise.reject(new HttpError('no-space'))
    await reading(ROUTES['GET /api/health'], full)({ request, params: {} })
    vi.stubEnv('PUBLIC_SUPABASE_URL', `http://${await aBackend({})}`)
    expect(await ask()).toMatchObject({ http: 503, backend: 'ok', writes: 'down' })
    const later = performance.now() + 90_000
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    vi.setSystemTime((now += 10_000))
    expect(await ask()).toMatchObject({ http: 200, writes: 'ok' })
    clock.mockRestore()
  })
})
