import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signedHeaders } from '#contracts/room-results.ts'
import { QuizMatchBoard } from '#contracts/quiz-boards.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { pictureOf, pictureToken, type LivePicture } from '#contracts/quiz-picture.ts'
import { QuizNow, QuizTicketAnswer } from '#contracts/quiz-room.ts'
import { verifyTicket } from '#contracts/ticket.ts'
import { roomOfShard, shardOf } from '#games/quiz/match/shards.ts'
import { isPrimeTime, kickOffAt, matchAt } from '#games/quiz/match/timetable.ts'
import { GET as matchOf } from '#pages/api/quiz/match.ts'
import { GET as ownOf } from '#pages/api/quiz/own.ts'
import { POST as result } from '#pages/api/quiz/result.ts'
import { GET as tableOwn } from '#pages/api/table/own.ts'
import { GET as now } from '#pages/api/quiz/now.ts'
import { POST as ticket } from '#pages/api/quiz/ticket.ts'
import { GET as picture } from '#pages/img/quiz/live/[token].ts'
import { aBrowser, NOON, openStage, SITE, type Browser, type Player, type Stage } from './stage.ts'

const TICKETS = 'a secret for tickets in tests'

const RESULTS = 'a secret for results in tests'
/** A deleted account. */
const GONE = '0f000000-0000-4000-8000-00000000000f'

let stage: Stage
let ada: Player

beforeAll(async () => {
  stage = await openStage()
  vi.stubEnv('ROOM_TICKET_SECRET', TICKETS)
  vi.stubEnv('ROOM_RESULT_SECRET', RESULTS)
  ada = await stage.player('ada')
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const ask = (browser: Browser, body: object = {}) =>
  browser.send<QuizTicketAnswer & ErrorAnswer>(ticket, 'POST', '/api/quiz/ticket', body)

describe('POST /api/quiz/ticket', () => {
  test('sends every player to the only shard', async () => {
    const { body } = await ask(aBrowser(), { name: 'Zoé' })
    expect(QuizTicketAnswer.parse(body)).toMatchObject({ room: roomOfShard(0), name: 'Zoé', guest: true })
    expect((await verifyTicket(body.ticket, body.room, TICKETS, NOON)).ok).toBe(true)
  })

  test("sends a player to the assigned shard, or to the one with the player's seat", async () => {
    vi.stubEnv('QUIZ_SHARDS', '10')
    const browser = aBrowser()
    const { body } = await ask(browser)
    const check = await verifyTicket(body.ticket, body.room, TICKETS, NOON)
    expect(check.ok && roomOfShard(shardOf(check.claims.player, 10))).toBe(body.room)
    expect((await ask(browser)).body.room).toBe(body.room)
    expect((await ask(browser, { room: roomOfShard(7) })).body.room).toBe(roomOfShard(7))
    for (const room of [roomOfShard(10), 'K7PM4X']) expect((await ask(browser, { room })).body.room).toBe(body.room)
    vi.stubEnv('QUIZ_SHARDS', '')
  })

  test.each([{ room: 'lobby' }, { name: '' }, { more: 1 }])('rejects %j', async (wrong) => {
    expect((await ask(aBrowser(), wrong)).body.code).toBe('bad-request')
  })
})

describe('GET /api/quiz/now', () => {
  test('returns the next kick-off and prime time, and an unknown number of waiting players', async () => {
    const { body } = await aBrowser().send<QuizNow>(now, 'GET', '/api/quiz/now')
    const { kickOffAt: at, match, primeAt, waiting } = QuizNow.parse(body)
    expect(at).toBe(kickOffAt(match))
    expect(at - NOON).toBeGreaterThan(0)
    expect(at - NOON).toBeLessThanOrEqual(195_000)
    expect(isPrimeTime(matchAt(primeAt))).toBe(true)
    expect(primeAt - at).toBeLessThan(86_400_000)
    expect(waiting).toBeNull()
  })
})

describe('POST /api/quiz/result', () => {
  const match = matchAt(NOON) - 1
  const seat = (user: string, score: number, rank: number) => ({
    ...{ user, score, rank, ms: 40_000, right: 7, answered: 10, points: 40, base: 40, marks: '1111111000' },
  })

  async function send(changes: object = {}, secret = RESULTS) {
    const body = JSON.stringify({
      ...{ match, players: 5, accounts: 2, questions: [], seats: [seat(ada.id, 6_000, 2), seat(GONE, 5_000, 3)] },
      ...changes,
    })
    const headers = { ...(await signedHeaders(body, secret, Date.now())), 'content-type': 'application/json' }
    const request = new Request(`${SITE}/api/quiz/result`, { method: 'POST', headers, body })
    const response = await result({ request, params: {} })
    return { status: response.status, body: (await response.json()) as { stored?: number; code?: string } }
  }

  test("stores a shard's signed result once, and shows it on the boards", async () => {
    expect([(await send()).body.stored, (await send()).body.stored]).toEqual([1, 0])
    const { body } = await aBrowser().send<QuizMatchBoard>(matchOf, 'GET', `/api/quiz/match?of=${match}`)
    expect(QuizMatchBoard.parse(body)).toMatchObject({ match, players: 5, kickOffAt: kickOffAt(match) })
    expect(body.rows.map(({ rank, score }) => ({ rank, score }))).toEqual([{ rank: 2, score: 6_000 }])
    const own = await aBrowser(ada).send(ownOf, 'GET', '/api/quiz/own')
    expect(own.body).toMatchObject({ matches: 1, bestRank: 2, today: { matches: 1, score: 6_000 } })
    await stage.fold()
    const standing = await aBrowser(ada).send(tableOwn, 'GET', '/api/table/own?board=quiz&period=day')
    expect(standing.body).toMatchObject({ standing: { rank: 1, players: 1, score: 6_000, ms: null } })
  })

  test.each([
    ['a match that is still to come', { match: matchAt(NOON) + 1 }, 422],
    ['a match of last week', { match: matchAt(NOON) - 3_200 }, 422],
    ['no seats', { seats: [] }, 422],
    ['something else', { extra: 1 }, 422],
  ])('rejects %s', async (_, changes, status) => {
    expect((await send(changes)).status).toBe(status)
  })

  test('rejects unsigned results', async () => {
    expect((await send({}, 'another secret')).status).toBe(401)
  })

  test('there is no board of a future match', async () => {
    const { body } = await aBrowser().send<ErrorAnswer>(matchOf, 'GET', `/api/quiz/match?of=${matchAt(NOON) + 2}`)
    expect(body.code).toBe('unknown-period')
  })
})

describe('the picture of a live question', () => {
  const CREST: LivePicture = { kind: 'crest', id: 'realmadrid', match: 5, round: 3, part: 0, closed: false }
  const read = (token: string) => picture({ request: new Request(`${SITE}/img/quiz/live/${token}`), params: { token } })

  test('is an image that an edge may give to all players while it is asked', async () => {
    const response = await read(await pictureToken(CREST, TICKETS))
    expect(response.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30')
    expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('webp')
  })

  test('has an opaque address, the same for all players, different in the next match', async () => {
    const token = await pictureToken(CREST, TICKETS)
    expect(await pictureOf(token, TICKETS)).toEqual(CREST)
    expect(await pictureToken(CREST, TICKETS)).toBe(token)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('real')
    const others = await Promise.all([
      pictureToken({ ...CREST, match: 6 }, TICKETS),
      pictureToken({ ...CREST, closed: true }, TICKETS),
      pictureToken({ ...CREST, kind: 'ground', id: 'x' }, TICKETS),
    ])
    expect(new Set([token, ...others]).size).toBe(4)
    expect(new Set([token, ...others].map(({ length }) => length)).size).toBe(1)
  })

  test.each([
    ['a forged address', (token: string) => `${token.slice(0, -2)}AA`],
    ['another site’s', () => pictureToken(CREST, 'another secret')],
    ['nonsense', () => 'x'],
    ['nothing', () => ''],
  ])('gives a 404 for %s', async (_, changed) => {
    expect((await read(await changed(await pictureToken(CREST, TICKETS)))).status).toBe(404)
  })
})
