import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOBBIES, type QuickAnswer, type Rating } from '#contracts/lobby.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { signedHeaders } from '#contracts/room-results.ts'
import { verifyTicket } from '#contracts/ticket.ts'
import { POST as quick } from '#pages/api/rooms/quick.ts'
import { GET as ratings } from '#pages/api/rooms/ratings.ts'
import { POST as result } from '#pages/api/rooms/result.ts'
import { aBrowser, NOON, openStage, SITE, type Browser, type Player, type Stage } from './stage.ts'

const TICKETS = 'a secret for tickets in tests'
const RESULTS = 'a secret for results in tests'

let stage: Stage
let ada: Player
let ben: Player

beforeAll(async () => {
  stage = await openStage()
  vi.stubEnv('ROOM_TICKET_SECRET', TICKETS)
  vi.stubEnv('ROOM_RESULT_SECRET', RESULTS)
  ada = await stage.player('ada')
  ben = await stage.player('ben')
})
beforeEach(() => void vi.setSystemTime(NOON))
afterAll(() => stage.close())

const ask = (browser: Browser, body: unknown) =>
  browser.send<QuickAnswer & ErrorAnswer>(quick, 'POST', '/api/rooms/quick', body)
const ownRatings = async (player: Player) =>
  (await aBrowser({ cookies: player.cookies }).send<{ ratings: Rating[] }>(ratings, 'GET', '/api/rooms/ratings')).body

/** A quick match of the two, as their room reports it. */
async function playMatch(match: string, game: keyof typeof LOBBIES, rated = true) {
  const seat = { visitor: null, ms: 60_000, n: 5, base: 0, score: 1 }
  const body = JSON.stringify({
    ...{ match, game, mode: 'multiplayer', date: '2026-11-20', rounds: { played: 3, planned: 3 }, rated },
    seats: [
      { ...seat, seat: '0', user: ada.id, won: true, points: 50, verdict: 'won' },
      { ...seat, seat: '1', user: ben.id, won: false, points: 10, verdict: 'lost' },
    ],
  })
  const headers = await signedHeaders(body, RESULTS, NOON)
  const request = new Request(`${SITE}/api/rooms/result`, { method: 'POST', body, headers })
  const answer = await result({ request, url: new URL(request.url) } as never)
  return (await answer.json()) as { stored: number; ratings: object[] }
}

describe('POST /api/rooms/quick', () => {
  test("sends an account to the game's lobby with its rating", async () => {
    const { body } = await ask(aBrowser({ cookies: ada.cookies }), { game: 'tictactoe' })
    expect(body).toMatchObject({ room: LOBBIES.tictactoe, rating: 1200, guest: false })
    const check = await verifyTicket(body.ticket, LOBBIES.tictactoe, TICKETS, NOON)
    expect(check).toMatchObject({ ok: true, claims: { user: ada.id, rating: 1200 } })
    expect(JSON.stringify(check)).not.toContain('quick')
  })

  test('gives a guest no rating, and makes them a visitor', async () => {
    const browser = aBrowser()
    const { body } = await ask(browser, { game: 'wordle', name: 'Nuria' })
    expect(body).toMatchObject({ room: LOBBIES.wordle, rating: null, guest: true, name: 'Nuria' })
    const check = await verifyTicket(body.ticket, LOBBIES.wordle, TICKETS, NOON)
    expect(check).toMatchObject({ ok: true, claims: { user: null } })
    expect(JSON.stringify(check)).not.toContain('rating')
  })

  test.each([{}, { game: 'bingo' }, { game: 'wordle', rating: 3000 }, { game: 'wordle', room: 'K7PM4X' }])(
    'rejects %j',
    async (body) => expect((await ask(aBrowser(), body)).status).toBe(422),
  )
})

describe('a rated match', () => {
  test('changes both ratings once; each sees only its own, and the next ticket carries it', async () => {
    const changes = {
      ratings: [
        { seat: 0, before: 1200, after: 1220 },
        { seat: 1, before: 1200, after: 1180 },
      ],
    }
    expect(await playMatch('K7PM4X-first', 'tictactoe')).toEqual({ stored: 2, ...changes })
    expect(await playMatch('K7PM4X-first', 'tictactoe')).toEqual({ stored: 0, ...changes })
    expect(await ownRatings(ada)).toEqual({ ratings: [{ game: 'tictactoe', rating: 1220, games: 1 }] })
    expect(await ownRatings(ben)).toEqual({ ratings: [{ game: 'tictactoe', rating: 1180, games: 1 }] })
    expect((await ask(aBrowser({ cookies: ben.cookies }), { game: 'tictactoe' })).body.rating).toBe(1180)
    expect((await ask(aBrowser({ cookies: ben.cookies }), { game: 'wordle' })).body.rating).toBe(1200)
  })

  test('among friends changes nothing', async () => {
    expect(await playMatch('K7PM4X-friends', 'wordle', false)).toEqual({ stored: 2, ratings: [] })
    expect((await ownRatings(ada)).ratings).toHaveLength(1)
  })

  test('accounts only have ratings', async () => {
    const { status } = await aBrowser().send(ratings, 'GET', '/api/rooms/ratings')
    expect(status).toBe(401)
  })
})
