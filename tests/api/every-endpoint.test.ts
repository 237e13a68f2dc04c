import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ERRORS, isErrorCode, type ErrorAnswer } from '#contracts/errors.ts'
import { ROUTES } from '#contracts/routes.ts'
import type { Context } from '#server/http.ts'
import { anAdmin } from './admin/back-office.ts'
import { openStage, PATIENT_MS, SITE, type Player, type Stage } from './stage.ts'

// Rules for every endpoint: a contract, a rate limit, a body limit, one error format, no internals.

type Handler = (context: Context) => Promise<Response>

const MODULES = import.meta.glob<Record<string, Handler | boolean>>(
  ['/src/pages/users.ts', '/src/pages/api/**/*.ts', '!/src/pages/api/[[]...path[]].ts'],
  { eager: true },
)

const PICTURES = import.meta.glob<Record<string, Handler | boolean>>(
  ['/src/pages/img/**/*.ts', '/src/pages/og/{c,s}/**/*.ts'],
  { eager: true },
)

/** `POST /api/runs/[id]` with its handler. */
const handlersOf = (modules: typeof MODULES): [string, Handler][] =>
  Object.entries(modules).flatMap(([file, module]) => {
    const path = file.slice('/src/pages'.length, -'.ts'.length).replace(/\/index$/, '')
    return Object.entries(module).flatMap(([method, handler]): [string, Handler][] =>
      // ALL handles every other method with a 404. HEAD is GET without its body.
      typeof handler === 'function' && method !== 'ALL' && method !== 'HEAD' ? [[`${method} ${path}`, handler]] : [],
    )
  })

const HANDLERS = new Map(handlersOf(MODULES))
const namesOf = (modules: typeof MODULES) => handlersOf(modules).map(([name]) => name)

const ID = '0e000000-0000-4000-8000-00000000000e'
const WHO = 'kylian-mbappe'

type Sample = {
  params?: Record<string, string>
  query?: string
  body?: unknown
  form?: Record<string, string | Blob>
  /** Why the endpoint has no rate limit; absent otherwise. */
  unlimited?: string
  /** Status while the backend is down; 503 by default. */
  alone?: number
  /** Additional fields of its errors. */
  tells?: string[]
}

const proof = { password: 'another-one' }
const picture = new Blob(['no picture'], { type: 'image/png' })

/** A valid request for each endpoint. */
const SAMPLES: Record<string, Sample> = {
  'POST /users': { body: { user_id: ID } },
  'PATCH /users': { body: { user_id: ID } },
  'POST /api/runs': { body: { game: 'wordle', mode: 'today', date: '2026-11-21' } },
  'POST /api/runs/[id]': { params: { id: ID }, body: { n: 1, action: { type: 'hint' } } },
  'GET /api/runs/[id]': { params: { id: ID } },
  'POST /api/challenges': { body: { runId: ID } },
  'GET /api/challenges': {},
  'GET /api/challenges/[code]': { params: { code: 'K7PM4XQR' } },
  'GET /api/honours': {},
  'POST /api/honours': { body: {} },
  'GET /api/leagues': {},
  'POST /api/leagues': { body: { name: 'The lads', player: 'Ada', kit: null } },
  'POST /api/leagues/join': { body: { code: 'CCCCDDDDFFFFGGGG', player: 'Ada', kit: null } },
  'POST /api/leagues/leave': { body: { code: 'CCCCDDDDFFFFGGGG', seat: null } },
  'POST /api/leagues/read': { body: { code: 'CCCCDDDDFFFFGGGG' } },
  'POST /api/leagues/report': { body: { code: 'CCCCDDDDFFFFGGGG', seat: null } },
  'GET /api/today': { unlimited: 'the same for everybody, kept 15 s' },
  'GET /api/full-time': { query: '?date=2026-11-21&points=100' },
  'GET /api/table': { query: '?period=week', unlimited: 'the same for everybody, kept 15 s' },
  'GET /api/table/own': {},
  'GET /api/albums': {},
  'GET /api/portraits': { unlimited: 'the same for everybody, kept 5 s' },
  'GET /api/upkeep': { unlimited: 'for a cron with its secret', alone: 404 },
  'GET /api/health': {
    unlimited: 'kept 2 s',
    tells: ['status', 'site', 'backend', 'writes', 'boards', 'upkeep', 'rooms', 'quiz'],
  },
  'GET /api/metrics': { unlimited: 'asks nobody without the token', alone: 404 },
  'GET /api/locale': { query: '?to=fr&next=/', unlimited: 'asks nobody', alone: 303 },
  'GET /api/image-proxy': { query: '?url=https://lh3.googleusercontent.com/a' },
  'POST /api/reports': { body: { game: 'wordle', about: { kind: 'footballer', id: WHO }, field: 'club', note: '' } },
  'GET /api/contact': { unlimited: 'asks nobody', alone: 200 },
  'POST /api/contact': {
    body: { topic: 'idea', about: '', text: 'A game of throw-ins, please.', email: '', page: '', locale: 'en' },
  },
  'POST /api/name-reports': { body: { username: 'Ada' } },
  'POST /api/quiz/practice': { body: { language: 'en' } },
  'POST /api/quiz/answer': { body: { deal: 'x', round: 0, option: 0, language: 'en' } },
  'POST /api/quiz/ticket': { body: {} },
  'GET /api/quiz/now': { unlimited: 'who waits is asked every 3 s', alone: 200 },
  'GET /api/quiz/match': { query: '?of=56000', unlimited: 'the same for everybody, kept 15 s' },
  'GET /api/quiz/own': {},
  'POST /api/quiz/result': { body: {}, unlimited: 'signed by a shard', alone: 401 },
  'POST /api/rooms/ticket': { body: { room: 'K7PM4X' } },
  'POST /api/rooms/quick': { body: { game: 'wordle' } },
  'GET /api/rooms/ratings': {},
  'POST /api/rooms/result': { body: {}, unlimited: 'signed by a room', alone: 401 },
  'POST /api/submissions': { form: { player: WHO, rights: 'yes', link: 'https://pictures.example.org/a.png' } },
  'POST /api/submissions/[id]/withdraw': { params: { id: ID } },
  'POST /api/account/picture': { form: { image: picture } },
  'GET /api/account/export': {},
  'POST /api/account/delete': { body: proof },
  'GET /api/admin/audit': {},
  'GET /api/admin/dailies': {},
  'GET /api/admin/figures': {},
  'POST /api/admin/dailies/[id]/void': { params: { id: '1' }, body: { reason: 'a wrong club' } },
  'GET /api/admin/names': {},
  'POST /api/admin/names/[id]': { params: { id: ID }, body: { decision: 'refuse' } },
  'GET /api/admin/notes': {},
  'POST /api/admin/notes/[id]': { params: { id: ID }, body: { decision: 'done' } },
  'GET /api/admin/pictures': {},
  'POST /api/admin/pictures/[footballer]': { params: { footballer: WHO }, body: { takenDown: null } },
  'GET /api/admin/pools': {},
  'GET /api/admin/reports': {},
  'POST /api/admin/reports/[id]': { params: { id: ID }, body: { decision: 'refuse', reason: 'right as it is' } },
  'GET /api/admin/runs': {},
  'POST /api/admin/runs/[id]': { params: { id: ID }, body: { decision: 'dismiss', reason: 'no hand plays like that' } },
  'GET /api/admin/submissions': {},
  'POST /api/admin/submissions/[id]': { params: { id: ID }, body: { decision: 'reject', reason: 'too-small' } },
  'GET /api/admin/submissions/[id]/picture': { params: { id: ID } },
}

let stage: Stage
let admin: Player

beforeAll(async () => {
  stage = await openStage()
  vi.stubEnv('ROOM_RESULT_SECRET', 'what the rooms sign with in tests')
  vi.stubEnv('ROOM_TICKET_SECRET', 'what opens rooms in tests')
  admin = await anAdmin(stage)
})
afterEach(() => {
  vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
  vi.restoreAllMocks()
})
afterAll(() => stage.close())

type Sent = { body?: BodyInit | null; type?: string; isAnonymous?: boolean }

/** Sends as the browser of an admin, who is a player too, or without any cookie (`isAnonymous`). */
async function ask(name: string, sent: Sent = {}): Promise<{ status: number; text: string; headers: Headers }> {
  const [method, path] = name.split(' ') as [string, string]
  const { params = {}, query = '', body, form } = SAMPLES[name]!
  const cookie = [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const headers = new Headers({ origin: SITE, ...(!sent.isAnonymous && { cookie }) })
  const type = sent.type ?? (form ? undefined : 'application/json')
  if (type && method !== 'GET') headers.set('content-type', type)
  const proper = form ? formOf(form) : body === undefined ? null : JSON.stringify(body).replaceAll(ID, admin.id)
  const request = new Request(`${SITE}${path}${query}`, {
    method,
    headers,
    body: method === 'GET' ? null : (sent.body ?? proper),
  })
  const response = await HANDLERS.get(name)!({ request, params, clientAddress: '192.0.2.7' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Expects the error format, a known code with its status, and no stack trace. */
function expectFailure({ status, text }: { status: number; text: string }, tells: string[] = []): ErrorAnswer {
  const answer = JSON.parse(text) as ErrorAnswer
  expect(new Set(Object.keys(answer))).toEqual(
    new Set(['code', 'id', 'message', 'statusCode', 'statusMessage', ...tells]),
  )
  expect(isErrorCode(answer.code)).toBe(true)
  expect([status, answer.statusCode]).toEqual([ERRORS[answer.code], ERRORS[answer.code]])
  expect(text).not.toMatch(/node_modules|\.ts:\d|\bat \S+ \(|file:\/\/|postgres|PGRST/i)
  return answer
}

const writing = Object.keys(SAMPLES).filter((name) => !name.startsWith('GET') && hasBody(SAMPLES[name]!))

function hasBody({ body, form }: Sample): boolean {
  return body !== undefined || form !== undefined
}

test('every endpoint has a sample here', () => {
  expect([...HANDLERS.keys()].sort()).toEqual(Object.keys(SAMPLES).sort())
})

test('every endpoint and every picture has a contract', () => {
  expect([...HANDLERS.keys(), ...namesOf(PICTURES)].sort()).toEqual(Object.keys(ROUTES).sort())
})

describe('an endpoint over its rate limit', () => {
  const limited = Object.keys(SAMPLES).filter((name) => SAMPLES[name]!.unlimited === undefined)

  test.each(limited)('%s reports it with a retry time', async (name) => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '0')
    const answer = await ask(name)
    expect(expectFailure(answer).code).toBe('too-many-requests')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('an unknown method', () => {
  test.each(Object.entries(MODULES))('%s answers as an unknown path', async (_, { ALL }) => {
    const answer = await (ALL as Handler)({ request: new Request(SITE, { method: 'PUT' }), params: {} })
    expect(answer.status).toBe(404)
    expect(expectFailure({ status: 404, text: await answer.text() }).code).toBe('not-found')
  })
})

describe('a body over the limit', () => {
  const huge = 'x'.repeat(6_000_000)

  test.each(writing)('%s stops reading', async (name) => {
    const type = SAMPLES[name]!.form ? 'multipart/form-data; boundary=line' : 'application/json'
    const answer = await ask(name, { body: huge, type })
    expect(answer.status).toBe(413)
    expectFailure(answer)
  })
})

describe('an invalid body', () => {
  test.each(writing.flatMap((name) => ['{"', '[]', '{"a":1}', '\0'].map((body) => [name, body] as const)))(
    '%s rejects %j',
    async (name, body) => {
      const answer = await ask(name, { body, type: 'application/json' })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expectFailure(answer)
    },
  )
})

describe('while the backend is down', () => {
  test.each(Object.entries(SAMPLES).map(([name, { alone = 503 }]) => [name, alone] as const))(
    '%s answers %i',
    async (name, status) => {
      vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9')
      const answer = await ask(name).finally(() => vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url))
      expect(answer.status).toBe(status)
      if (status >= 400) expectFailure(answer, SAMPLES[name]!.tells)
    },
  )
})

test('while the backend hangs, every endpoint answers as if it were down', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  vi.stubEnv('PUBLIC_SUPABASE_URL', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`)
  // Long enough to verify a token, which needs no call.
  vi.stubEnv('BACKEND_DEADLINE_MS', '10000')
  try {
    const answers = await Promise.all(Object.keys(SAMPLES).map(async (name) => ({ name, ...(await ask(name)) })))
    for (const { name, status, text } of answers) {
      const { alone = 503, tells } = SAMPLES[name]!
      expect([name, status]).toEqual([name, alone])
      if (status >= 400) expectFailure({ status, text }, tells)
    }
  } finally {
    vi.stubEnv('PUBLIC_SUPABASE_URL', stage.url)
    vi.stubEnv('BACKEND_DEADLINE_MS', PATIENT_MS)
    silent.close()
  }
})

// Last, because it fills caches that hide an absent backend.
describe('a caller without an account', () => {
  const REFUSALS = {
    anyone: null,
    account: 'unauthorised',
    admin: 'not-found',
    room: 'unauthorised',
    cron: 'not-found',
    operator: 'not-found',
  } as const

  test.each(Object.keys(SAMPLES) as (keyof typeof ROUTES)[])('%s admits or rejects by its contract', async (name) => {
    const answer = await ask(name, { isAnonymous: true })
    const refusal = REFUSALS[ROUTES[name].auth]
    if (refusal === null) expect([401, 403]).not.toContain(answer.status)
    else expect(expectFailure(answer).code).toBe(refusal)
  })
})
