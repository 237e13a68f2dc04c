import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BoardPage, OwnStanding } from '#contracts/boards.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { GET as own } from '#pages/api/table/own.ts'
import { GET as table } from '#pages/api/table/index.ts'
import { POST as step } from '#pages/api/runs/[id].ts'
import { POST as begin } from '#pages/api/runs/index.ts'
import { PATCH, POST as users } from '#pages/users.ts'
import { boardAsked } from '#server/boards/period.ts'
import { percentOf, standingOf } from '#server/boards/standing.ts'
import { aBrowser, NOON, openStage, usedOn, type Browser, type Player, type Stage } from './stage.ts'

let stage: Stage
let ada: Player
let ben: Player
let adas: Browser

/** Plays the day's Wordle, right at the first guess after `ms`, or not at all. */
async function play(browser: Browser, right: boolean, ms = 5000): Promise<void> {
  const run = await browser.send<{ runId: string }>(begin, 'POST', '/api/runs', { game: 'wordle', mode: 'today' })
  const [answer] = await usedOn(stage, 'wordle', '2026-11-21')
  vi.setSystemTime(Date.now() + ms)
  const action = right ? { type: 'guess', player: answer } : { type: 'giveUp' }
  await browser.send(step, 'POST', `/api/runs/${run.body.runId}`, { n: 1, action })
}

const visitor = aBrowser()
const read = async (query = '') => visitor.send<BoardPage & ErrorAnswer>(table, 'GET', `/api/table${query}`)
const readOwn = (browser: Browser, query = '') =>
  browser.send<OwnStanding & ErrorAnswer>(own, 'GET', `/api/table/own${query}`)

beforeAll(async () => {
  stage = await openStage()
  ada = await stage.player('ada')
  ben = await stage.player('ben')
  adas = aBrowser({ cookies: ada.cookies })
  await adas.send(users, 'POST', '/users', {
    user_id: ada.id,
    preferences: { kit: 'plain-red-navy', country: 'XX' },
  })
  await aBrowser({ cookies: ben.cookies }).send(users, 'POST', '/users', { user_id: ben.id })
  await play(adas, true)
})
beforeEach(() => void vi.setSystemTime(NOON + 60_000))
afterAll(() => stage.close())

describe('GET /api/table', () => {
  test("is this week's, the same for everybody and cached for 15 seconds", async () => {
    const { body, headers, text } = await read()
    expect(BoardPage.parse(body)).toEqual({
      ...{ board: 'all', period: 'week', of: '2026-W47', since: '2026-11-16', until: '2026-11-23', players: 1 },
      ...{ previous: '2026-W46', next: null },
      rows: [
        {
          ...{ rank: 1, score: 80, ms: null, username: 'ada', photo_url: null, before: null },
          ...{ kit: 'plain-red-navy', country: null },
        },
      ],
    })
    expect(headers.get('cache-control')).toContain('public, max-age=15, s-maxage=15')
    expect(headers.getSetCookie()).toEqual([])
    expect(text).not.toContain(ada.id)
  })

  test.each([
    ['?period=day&of=2026-11-21', 1, '2026-11-20', null],
    ['?period=day&of=2026-11-20', 0, '2026-11-19', '2026-11-21'],
    ['?period=day&of=2026-07-16', 0, null, '2026-07-17'],
    ['?period=season', 1, '2026-Q3', null],
    ['?period=all', 1, null, null],
  ])('%s has %i players', async (query, players, previous, next) => {
    expect((await read(query)).body).toMatchObject({ players, previous, next })
  })

  test.each(['higherlower', 'statistics'])('has a board of its own for %s', async (board) => {
    expect((await read(`?board=${board}`)).body).toMatchObject({ board, period: 'week', players: 0, rows: [] })
  })

  test.each([
    ['?period=day&of=2026-11-22', 'unknown-period'],
    ['?period=day&of=2026-07-15', 'unknown-period'],
    ['?period=day&of=2026-W47', 'unknown-period'],
    ['?period=week&of=2026-W54', 'unknown-period'],
    ['?period=week&of=', 'unknown-period'],
    ['?period=season&of=9999-Q1', 'unknown-period'],
    ['?period=month', 'bad-request'],
    ['?board=constructor', 'bad-request'],
    [`?of=${'9'.repeat(11)}`, 'bad-request'],
  ])('rejects %s', async (query, code) => {
    const { status, body } = await read(query)
    expect([status, body.code]).toEqual([422, code])
  })
})

describe('GET /api/table/own', () => {
  test('is for an account', async () => {
    expect((await readOwn(visitor)).status).toBe(401)
  })

  test('has rank, gap and neighbours, and is not cached', async () => {
    const { body, headers } = await readOwn(adas)
    expect(OwnStanding.parse(body)).toMatchObject({
      named: true,
      standing: { rank: 1, place: 1, players: 1, score: 80, ms: null, next: null, percent: null },
      near: [{ own: true, username: 'ada', rank: 1 }],
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('returns no rank for an account without points, and whether its name is shown', async () => {
    const bens = aBrowser({ cookies: ben.cookies })
    expect((await readOwn(bens)).body).toEqual({ named: true, standing: null, near: [] })
    await bens.send(PATCH, 'PATCH', '/users', { user_id: ben.id, opt_in: false })
    expect((await readOwn(bens)).body.named).toBe(false)
  })

  test.each(['?period=day&of=2026-11-22', '?period=month'])('rejects %s', async (query) => {
    expect((await readOwn(adas, query)).status).toBe(422)
  })
})

test('a daily solved implausibly fast is credited and on no board', async () => {
  const eve = await stage.player('eve')
  const eves = aBrowser({ cookies: eve.cookies })
  await eves.send(users, 'POST', '/users', { user_id: eve.id })
  await play(eves, true, 1999)
  const { data } = await stage.service.from('results').select('credited, held').eq('user_id', eve.id)
  expect(data).toEqual([{ credited: 80, held: true }])
  expect((await readOwn(eves)).body.standing).toBeNull()
  expect((await read()).body.rows.map(({ username }) => username)).toEqual(['ada'])
})

describe('standingOf', () => {
  const week = () => boardAsked({ board: 'all', period: 'week' }, Date.now())

  test('gives a visitor the hypothetical rank of a score', async () => {
    expect(await standingOf({ score: 79 }, week())).toMatchObject({ rank: 2, players: 1, next: { gap: 1, rank: 1 } })
    expect(await standingOf({ score: 81 }, week())).toMatchObject({ rank: 1, next: null })
  })

  test('is null for an account without points', async () => {
    expect(await standingOf({ account: randomUUID() }, week())).toBeNull()
    expect(await standingOf({ account: ada.id }, week())).toMatchObject({ rank: 1, score: 80 })
  })
})

test.each([
  [1, 49, null],
  [1, 50, 2],
  [1, 1000, 1],
  [27, 1000, 3],
  [1001, 1000, 100],
])('rank %i of %i is among the best %s %%', (rank, players, percent) => {
  expect(percentOf(rank, players)).toBe(percent)
})
