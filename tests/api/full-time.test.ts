import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { Standing } from '#contracts/full-time.ts'
import { GET } from '#pages/api/full-time.ts'
import { maxPointsOn } from '#server/full-time.ts'
import { aBrowser, NOON, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const ask = (query: string, address = '203.0.113.50') =>
  aBrowser({ address }).send<Standing & ErrorAnswer>(GET, 'GET', `/api/full-time?${query}`)

test('returns no position while too few play, and is not cached', async () => {
  const { body, headers } = await ask('date=2026-11-21&points=120')
  expect(body).toEqual({ plays: 0, betterThan: null })
  expect(headers.get('cache-control')).toBe('no-store')
})

describe('the position of a score', () => {
  /** The backend's request and answer. */
  function answering(counted: { plays: number; worse: number }) {
    const asked: { told?: number }[] = []
    const backend = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      if (String(address).includes('/rpc/admit')) return Response.json(true)
      asked.push(JSON.parse(String(init?.body)) as { told: number })
      return Response.json(counted)
    })
    return { asked, restore: () => backend.mockRestore() }
  }

  test.each([
    [{ plays: 53, worse: 47 }, 88],
    [{ plays: 49, worse: 47 }, null],
  ])('%j is shown from 50 on, in percent, rounded down: %s', async (counted, betterThan) => {
    const { restore } = answering(counted)
    expect((await ask('date=2026-11-21&points=301')).body).toEqual({ plays: counted.plays, betterThan })
    restore()
  })

  test('rejects more points than a day can give', async () => {
    const { asked, restore } = answering({ plays: 53, worse: 47 })
    await ask('date=2026-11-21&points=99999')
    await ask('date=2026-11-21&points=12')
    expect(asked.map(({ told }) => told)).toEqual([maxPointsOn('2026-11-21'), 12])
    restore()
  })

  test('is rate-limited per minute', async () => {
    vi.stubEnv('RATE_LIMIT_FACTOR', '0.05')
    const statuses: number[] = []
    for (let times = 0; times < 13; times++)
      statuses.push((await ask('date=2026-11-21&points=12', '203.0.113.51')).status)
    vi.stubEnv('RATE_LIMIT_FACTOR', '1000')
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429])
  })
})

test.each([
  ['', 'bad-request'],
  ['date=2026-11-21', 'bad-request'],
  ['points=12', 'bad-request'],
  ['date=2026-11-21&points=-1', 'bad-request'],
  ['date=2026-11-21&points=1e3', 'bad-request'],
  ['date=2026-11-21&points=123456', 'bad-request'],
  ['date=2026-11-21&points=12&game=age', 'bad-request'],
  ['date=2026-11-19&points=12', 'date-not-open'],
  ['date=2026-11-25&points=12', 'date-not-open'],
])('rejects ?%s', async (query, code) => {
  expect((await ask(query)).body.code).toBe(code)
})
