import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sharedAnswers } from '#scripts/launcher/shared-answers.ts'

let computed = 0
/** Fake clocks start at zero in each test, so each test starts later, when earlier answers have expired. */
let elapsed = 0
const shared = sharedAnswers()
const server = createServer((request, response) => {
  response.setHeader('x-content-type-options', 'nosniff')
  if (shared(request, response)) return
  const isPublic = !request.url!.includes('private')
  response.writeHead(200, {
    'cache-control': isPublic ? 'public, max-age=15' : 'no-store',
    'x-made': String(++computed),
  })
  response.write('one ')
  response.end(`${request.url}`)
})
let site = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  vi.advanceTimersByTime((elapsed += 10_000))
  computed = 0
})
afterEach(() => void vi.useRealTimers())
afterAll(() => void server.close())

const ask = async (path: string, method = 'GET') => {
  const response = await fetch(`${site}${path}`, { method })
  return { text: await response.text(), made: response.headers.get('x-made') }
}

test('public answers are shared for a second', async () => {
  const first = await ask('/api/today?date=2026-11-21')
  vi.advanceTimersByTime(999)
  expect(await ask('/api/today?date=2026-11-21')).toEqual(first)
  vi.advanceTimersByTime(1)
  expect(await ask('/api/today?date=2026-11-21')).toEqual({ ...first, made: '2' })
})

test('a public answer expires on time after the system clock has jumped ahead and back', async () => {
  const now = Date.now()
  vi.setSystemTime(now + 2 * 86_400_000)
  await ask('/api/table')
  vi.setSystemTime(now)
  vi.advanceTimersByTime(1000)
  expect((await ask('/api/table')).made).toBe('2')
})

test('requests for different days have different answers', async () => {
  expect((await ask('/api/today?date=2026-11-21')).text).toBe('one /api/today?date=2026-11-21')
  expect((await ask('/api/today?date=2026-11-22')).text).toBe('one /api/today?date=2026-11-22')
})

test.each(['/api/today?private', '/api/runs', '/api/todays'])('%s is computed for each request', async (path) => {
  expect([(await ask(path)).made, (await ask(path)).made]).toEqual(['1', '2'])
})

test('only GET requests are shared', async () => {
  await ask('/api/today')
  expect((await ask('/api/today', 'POST')).made).toBe('2')
})
