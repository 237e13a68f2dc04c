import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { signedHeaders } from '#contracts/room-results.ts'
import type { TicketAnswer } from '#contracts/rooms.ts'
import { verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import { POST as quizTicket } from '#pages/api/quiz/ticket.ts'
import { POST as result } from '#pages/api/rooms/result.ts'
import { POST as ticket } from '#pages/api/rooms/ticket.ts'
import { POST as makeRecord } from '#pages/users.ts'
import { aBrowser, NOON, openStage, SITE, type Browser, type Player, type Stage } from './stage.ts'

const ROOM = 'K7PM4X'
const TICKETS = 'a secret for tickets in tests'
const RESULTS = 'a secret for results in tests'

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

const ask = (browser: Browser, body: unknown) =>
  browser.send<TicketAnswer & ErrorAnswer>(ticket, 'POST', '/api/rooms/ticket', body)

async function claimsOf(browser: Browser, body: object = {}): Promise<TicketClaims> {
  const reply = await ask(browser, { room: ROOM, ...body })
  const check = await verifyTicket(reply.body.ticket, ROOM, TICKETS, NOON)
  if (!check.ok) throw new Error(check.reason)
  return check.claims
}

describe('POST /api/rooms/ticket', () => {
  test('makes a browser a visitor, the same player in every room', async () => {
    const browser = aBrowser()
    const first = await claimsOf(browser)
    expect(first).toMatchObject({ room: ROOM, user: null, expires: NOON + 600_000 })
    expect(first.visitor).toMatch(/^[0-9a-f]{64}$/)
    expect(first.name).toMatch(/^Guest \d{4}$/)
    expect(await claimsOf(browser)).toEqual(first)
    expect((await claimsOf(aBrowser())).player).not.toBe(first.player)
  })

  test('names the network for one room and day only', async () => {
    const browser = aBrowser()
    const { network, player } = await claimsOf(browser)
    expect(network).toMatch(/^[\w-]{16}$/)
    const other = await claimsOf(aBrowser())
    expect([other.network, other.player === player]).toEqual([network, false])
    const elsewhere = await ask(browser, { room: 'C7PM4X' })
    const check = await verifyTicket(elsewhere.body.ticket, 'C7PM4X', TICKETS, NOON)
    expect(check.ok && check.claims.network).not.toBe(network)
    vi.setSystemTime(NOON + 86_400_000)
    expect((await claimsOf(browser)).network).not.toBe(network)
  })

  test.each([
    ['fr', /^Invité \d{4}$/],
    ['es', /^Invitado \d{4}$/],
    ['xx', /^Guest \d{4}$/],
  ])('names a guest in the language %s', async (locale, name) => {
    expect((await claimsOf(aBrowser(), { locale })).name).toMatch(name)
  })

  test.each([
    ['stripes-red-navy', 'stripes-red-navy'],
    ['tartan-red-navy', undefined],
  ])('gives a guest one of our shirts: %s', async (kit, worn) => {
    expect((await claimsOf(aBrowser(), { kit })).kit).toBe(worn)
  })

  test('follows the language cookie without one in the body', async () => {
    const browser = aBrowser({ cookies: new Map([['i18n_redirected', 'es']]) })
    expect((await claimsOf(browser)).name).toMatch(/^Invitado/)
  })

  test.each([
    ['Zoé  d’Artagnan', 'Zoé d’Artagnan'],
    ['<b>x</b>', null],
    ['a\u202eb', null],
    ['http://x.y/', null],
    ['...', null],
    ['Scunthorpe', 'Scunthorpe'],
    ['Eleven Support', null],
    ['sh1thead', null],
    ['\u3164\u3164', null],
    ['Ada\u115f', null],
    ['Тимур', null],
    ['Guest 4821', null],
  ])('gives a guest who asks for %j a valid name', async (name, given) => {
    const { name: called } = await claimsOf(aBrowser(), { name })
    if (given) expect(called).toBe(given)
    else expect(called).toMatch(/^Guest \d{4}$/)
  })

  test('rejects the token of a deleted account, for rooms and for the quiz', async () => {
    const gone = await stage.player('gone')
    const browser = aBrowser({ cookies: gone.cookies })
    expect((await ask(browser, { room: ROOM })).status).toBe(200)
    await stage.service.auth.admin.deleteUser(gone.id)
    const quiz = await browser.send<ErrorAnswer>(quizTicket, 'POST', '/api/quiz/ticket', {})
    expect([(await ask(browser, { room: ROOM })).body.code, quiz.body.code]).toEqual(['unauthorised', 'unauthorised'])
  })

  test.each([
    ['Olive Ida', null],
    ['0live-1DA', null],
    ['Olive Ida II', 'Olive Ida II'],
  ])('gives a guest who asks for %s a name that no account has', async (name, given) => {
    const { id, token } = await stage.player(`olive${randomUUID().slice(0, 8)}`)
    await aBrowser({ token }).send(makeRecord, 'POST', '/users', { user_id: id, username: 'Olive Ida' })
    expect((await claimsOf(aBrowser(), { name })).name).toMatch(given ?? /^Guest \d{4}$/)
  })

  test("gives an account with a rejected sign-up name a guest's name until it has a record", async () => {
    const admin = await stage.player('office', 'Admin')
    expect((await claimsOf(aBrowser({ cookies: admin.cookies }))).name).toMatch(/^Guest \d{4}$/)
  })

  test.each([
    ['<b>Zoé</b>', 'bZoéb'],
    ['Zo\u202eé \u3164', 'Zoé'],
    ['Тимур', null],
    ['javascript:alert(1)', 'javascriptalert1'],
    ['Zoé 💥', 'Zoé'],
  ])('an account without a record that signed up as %j', async (fullName, given) => {
    const player = await stage.player(`odd${randomUUID().slice(0, 8)}`, fullName)
    const { name } = await claimsOf(aBrowser({ cookies: player.cookies }))
    if (given) expect(name).toBe(given)
    else expect(name).toMatch(/^Guest \d{4}$/)
  })

  test('an account plays under its own name, even if it asks for another', async () => {
    const claims = await claimsOf(aBrowser({ cookies: ada.cookies }), { name: 'Somebody' })
    expect(claims).toMatchObject({ user: ada.id, name: 'ada' })
  })

  test.each([
    ['chosen', { country: 'GB-ENG', kit: 'stripes-red-navy' }, { country: 'GB-ENG', kit: 'stripes-red-navy' }],
    ['of no country and no shirt of ours', { country: '../a', kit: 'stripes-red' }, {}],
    ['of another kind', { country: 7, kit: true }, {}],
  ])('a shirt and a flag %s', async (_, preferences, carried) => {
    const eva = await stage.player(`eva${randomUUID().slice(0, 8)}`)
    await aBrowser({ token: eva.token }).send(makeRecord, 'POST', '/users', { user_id: eva.id, preferences })
    const { country, kit } = await claimsOf(aBrowser({ cookies: eva.cookies }))
    expect({ ...(country && { country }), ...(kit && { kit }) }).toEqual(carried)
  })

  test.each([
    {},
    { room: 'k7pm4x' },
    { room: 'K7PM40' },
    { room: ROOM, name: 'x'.repeat(21) },
    { room: ROOM, more: 1 },
  ])('rejects %o', async (body) => {
    const reply = await ask(aBrowser(), body)
    expect([reply.status, reply.body.code]).toEqual([422, 'bad-request'])
    expect(reply.headers.getSetCookie()).toEqual([])
  })
})

describe('POST /api/rooms/result', () => {
  const seat = {
    seat: '0',
    user: null as string | null,
    visitor: null as string | null,
    won: true,
    score: 3,
    points: 50,
    base: 15,
    ms: 9000,
    n: 4,
  }
  const match = (values: object = {}) => ({
    match: 'K7PM4X-abcdefgh',
    game: 'wordle',
    mode: 'multiplayer',
    date: '2026-11-21',
    rounds: { played: 3, planned: 3 },
    seats: [] as object[],
    ...values,
  })

  async function report(body: unknown, secret = RESULTS, signedAt = NOON) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = await signedHeaders(text, secret, signedAt)
    const request = new Request(`${SITE}/api/rooms/result`, { method: 'POST', headers, body: text })
    const response = await result({ request, params: {}, clientAddress: '192.0.2.1' })
    return { status: response.status, body: (await response.json()) as { stored: number } & ErrorAnswer }
  }

  test('stores each player once, however often it is sent', async () => {
    const { visitor } = await claimsOf(aBrowser())
    const seats = [
      { ...seat, user: ada.id },
      { ...seat, seat: '1', visitor, won: false, points: 30 },
      { ...seat, seat: '2', points: 20 },
    ]
    expect((await report(match({ seats }))).body).toEqual({ stored: 2, ratings: [] })
    expect((await report(match({ seats }))).body).toEqual({ stored: 0, ratings: [] })
    const { data } = await stage.service
      .from('results')
      .select('id, user_id, points, source')
      .eq('match_id', 'K7PM4X-abcdefgh')
      .order('id')
    expect(data).toEqual([
      { id: 'K7PM4X-abcdefgh:0', user_id: ada.id, points: 50, source: 'room' },
      { id: 'K7PM4X-abcdefgh:1', user_id: null, points: 30, source: 'room' },
    ])
  })

  test.each([
    ['signed with another secret', () => report(match(), 'another'), 401, 'unauthorised'],
    ['too old', () => report(match(), RESULTS, NOON - 300_001), 401, 'unauthorised'],
    ['from the future', () => report(match(), RESULTS, NOON + 300_001), 401, 'unauthorised'],
    ['of a mode without rooms', () => report(match({ mode: 'today' })), 422, 'unknown-mode'],
    ['with too many points', () => report(match({ seats: [{ ...seat, points: 51 }] })), 422, 'bad-request'],
    ['with a base above its points', () => report(match({ seats: [{ ...seat, base: 51 }] })), 422, 'bad-request'],
    ['without its rounds', () => report(match({ rounds: undefined })), 422, 'bad-request'],
    ['with negative points', () => report(match({ seats: [{ ...seat, points: -1 }] })), 422, 'bad-request'],
    ['that is not JSON', () => report('{'), 400, 'not-json'],
  ])('rejects a report %s', async (_, send, status, code) => {
    const reply = await send()
    expect([reply.status, reply.body.code]).toEqual([status, code])
  })

  test('ignores points in the report: the server computes them', async () => {
    const bea = await stage.player('bea')
    await aBrowser({ token: bea.token }).send(makeRecord, 'POST', '/users', { user_id: bea.id })
    const { visitor } = await claimsOf(aBrowser())
    const cut = { rounds: { played: 1, planned: 3 } }
    const [mine, adas, guests] = [
      { ...seat, user: bea.id },
      { ...seat, seat: '1', user: ada.id },
      { ...seat, seat: '1', visitor },
    ]
    await report(match({ match: 'K7PM4X-cut-short', seats: [mine, adas], ...cut }))
    await report(match({ match: 'K7PM4X-idle-rival', seats: [mine, { ...adas, n: 2 }] }))
    await report(match({ match: 'K7PM4X-with-guest', seats: [mine, guests] }))
    const { data } = await stage.service.from('user_infos').select('points').eq('user_id', bea.id).single()
    expect(data).toEqual({ points: 15 })
  })

  test('rejects a body that does not match its signature', async () => {
    const headers = await signedHeaders(JSON.stringify(match()), RESULTS, NOON)
    const body = JSON.stringify(match({ seats: [{ ...seat, user: ada.id }] }))
    const request = new Request(`${SITE}/api/rooms/result`, { method: 'POST', headers, body })
    expect((await result({ request, params: {} })).status).toBe(401)
  })
})
