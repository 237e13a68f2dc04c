import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import type { Standing } from '#contracts/full-time.ts'
import { GET } from '#pages/api/full-time.ts'
import { aBrowser, NOON, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const ask = (query: string) => aBrowser().send<Standing & ErrorAnswer>(GET, 'GET', `/api/full-time?${query}`)

test('says nothing of so few that chance decides, and everybody the same for a while', async () => {
  const { body, headers } = await ask('date=2026-11-21&points=120')
  expect(body).toEqual({ plays: 0, betterThan: null })
  expect(headers.get('cache-control')).toContain('public')
})

test('tells the percent with fewer points from 50 on, rounded down', async () => {
  const backend = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ plays: 53, worse: 47 }))
  expect((await ask('date=2026-11-21&points=301')).body).toEqual({ plays: 53, betterThan: 88 })
  backend.mockResolvedValue(Response.json({ plays: 49, worse: 47 }))
  expect((await ask('date=2026-11-21&points=302')).body).toEqual({ plays: 49, betterThan: null })
  backend.mockRestore()
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
])('refuses ?%s', async (query, code) => {
  expect((await ask(query)).body.code).toBe(code)
})
