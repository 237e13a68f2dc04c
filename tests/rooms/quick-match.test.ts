import { describe, expect, test } from 'vitest'
import { GRACE_MS } from '#contracts/rooms.ts'
import type { MatchResult } from '#contracts/room-results.ts'
import type { TicketClaims } from '#contracts/ticket.ts'
import TictactoeRoom from '#party/tictactoe.ts'
import WordleRoom from '#party/wordle.ts'
import { CODE, join, type Person } from '#tests/support/match.ts'
import { FakePlatform } from '#tests/support/room.ts'

const ADA = '0a000000-0000-4000-8000-00000000000a'
const BEN = '0b000000-0000-4000-8000-00000000000b'

const grid = () => new FakePlatform(CODE, (room, environment) => new TictactoeRoom(room, environment))
const race = () => new FakePlatform(CODE, (room, environment) => new WordleRoom(room, environment))
const quick = (user: string, rating: number): { claims: Partial<TicketClaims> } => ({
  claims: { user, rating, quick: { rated: true } },
})

async function startQuickMatch(room: FakePlatform): Promise<Person[]> {
  const ada = await join(room, 'Ada', quick(ADA, 1240))
  const ben = await join(room, 'Ben', quick(BEN, 1265))
  return [ada, ben]
}
type View = { phase: string; quick: object | null; settings: object; players: { ready: boolean }[] }
const stateOf = ({ socket }: Person) =>
  socket.last('state') as unknown as { view: View; seats: object[]; ratings: object[] }
const requestBodies = (room: FakePlatform) => room.siteRequests.map(({ body }) => JSON.parse(body) as MatchResult)

describe('a quick match', () => {
  test.each([
    ['tic tac toe', grid, { bestOf: 3, steals: 1, starterSteals: 0, seconds: 20 }],
    ['Wordle', race, { rounds: 3, difficulty: 'easy', hideColours: false }],
  ])('of %s kicks off when both are there, with fixed settings', async (_, make, settings) => {
    const room = make()
    const ada = await join(room, 'Ada', quick(ADA, 1240))
    expect(stateOf(ada).view).toMatchObject({ phase: 'lobby', quick: { rated: true, until: room.now + 15_000 } })
    const ben = await join(room, 'Ben', quick(BEN, 1265))
    for (const one of [ada, ben]) {
      expect(stateOf(one)).toMatchObject({
        view: { phase: 'running', settings },
        seats: [{ rating: 1240 }, { rating: 1265 }],
      })
    }
  })

  test('gives seats and control to the paired players only', async () => {
    const room = race()
    const ada = await join(room, 'Ada', quick(ADA, 1240))
    const friend = await join(room, 'Friend')
    expect(friend.seat).toBeNull()
    await room.send(ada.socket, { type: 'settings', settings: { rounds: 5, difficulty: 'normal', hideColours: true } })
    expect(ada.socket.last('refused')).toMatchObject({ reason: 'not-host' })
    await room.send(ada.socket, { type: 'kickOff' })
    expect(ada.socket.last('refused')).toMatchObject({ reason: 'too-few-players' })
    await join(room, 'Ben', quick(BEN, 1265))
    expect((await join(room, 'Third', quick(BEN, 1265))).seat).toBeNull()
    expect(stateOf(ada).view).toMatchObject({ phase: 'running', players: [{}, {}] })
  })

  test("accepts a lobby's ticket in a room among friends like any other ticket", async () => {
    const room = race()
    await join(room, 'Host')
    const ada = await join(room, 'Ada', quick(ADA, 1240))
    expect(ada.seat).toBe(1)
    expect(stateOf(ada).view).toMatchObject({ phase: 'lobby', quick: null })
  })

  test('cannot be requested by a browser', async () => {
    const room = grid()
    const ada = await join(room, 'Ada')
    await room.send(ada.socket, { type: 'quick', rated: true })
    expect(ada.socket.last('refused')).toMatchObject({ reason: 'bad-message' })
    expect(stateOf(ada).view.quick).toBeNull()
  })
})

describe('a rated match', () => {
  test('is lost after the grace period by a player who leaves, and both receive their rating changes', async () => {
    const room = grid()
    room.siteAnswers = () =>
      Response.json({
        stored: 2,
        ratings: [
          { seat: 0, before: 1240, after: 1261 },
          { seat: 1, before: 1265, after: 1244 },
        ],
      })
    const [ada, ben] = (await startQuickMatch(room)) as [Person, Person]
    await room.close(ben.socket)
    await room.advance(GRACE_MS)
    expect(requestBodies(room)[0]).toMatchObject({
      rated: true,
      seats: [
        { user: ADA, verdict: 'won', points: 0 },
        { user: BEN, verdict: 'lost', points: 0 },
      ],
    })
    expect(stateOf(ada).ratings).toEqual([
      { seat: 0, before: 1240, after: 1261 },
      { seat: 1, before: 1265, after: 1244 },
    ])
  })

  test('is lost by the account that started it, even if another one returns to the seat', async () => {
    const room = grid()
    const [ada, ben] = (await startQuickMatch(room)) as [Person, Person]
    await room.close(ben.socket)
    const back = await join(room, 'Guest', { seatSecret: ben.seatSecret! })
    expect(back.seat).toBe(1)
    await room.send(back.socket, { type: 'leave' })
    await room.advance(1)
    expect(requestBodies(room)[0]).toMatchObject({
      rated: true,
      seats: [{ user: ADA }, { user: BEN, verdict: 'lost' }],
    })
    expect(stateOf(ada).view.phase).toBe('over')
  })

  test('is lost by neither if both leave', async () => {
    const room = grid()
    const [ada, ben] = (await startQuickMatch(room)) as [Person, Person]
    await room.close(ben.socket)
    await room.close(ada.socket)
    await room.advance(GRACE_MS)
    expect(requestBodies(room)).toMatchObject([{ rated: false }])
  })

  test('is never a match among friends', async () => {
    const room = grid()
    const [ada] = [
      await join(room, 'Ada', { claims: { user: ADA } }),
      await join(room, 'Ben', { claims: { user: BEN } }),
    ]
    await room.send(ada.socket, { type: 'kickOff' })
    await room.send(ada.socket, { type: 'leave' })
    await room.advance(1)
    expect(requestBodies(room)).toMatchObject([{ rated: false }])
  })
})

describe('a rematch of a quick match', () => {
  async function over() {
    const room = grid()
    const people = (await startQuickMatch(room)) as [Person, Person]
    // Two turns in a row that run out end the match although nobody leaves.
    await room.advance(61_000)
    expect(stateOf(people[0]).view.phase).toBe('over')
    return { room, people }
  }

  test('kicks off when both ask within 15 s', async () => {
    const { room, people } = await over()
    await room.send(people[0].socket, { type: 'rematch' })
    expect(stateOf(people[1]).view).toMatchObject({ phase: 'lobby', quick: { until: room.now + 15_000 } })
    await room.advance(14_999)
    await room.send(people[1].socket, { type: 'rematch' })
    expect(stateOf(people[0]).view).toMatchObject({ phase: 'running' })
  })

  test('is requested anew by a later press', async () => {
    const { room, people } = await over()
    await room.send(people[0].socket, { type: 'rematch' })
    await room.advance(15_000)
    await room.send(people[1].socket, { type: 'rematch' })
    expect(stateOf(people[0]).view).toMatchObject({
      phase: 'lobby',
      players: [{ ready: false }, { ready: true }],
      quick: { until: room.now + 15_000 },
    })
    await room.send(people[0].socket, { type: 'rematch' })
    expect(stateOf(people[0]).view).toMatchObject({ phase: 'running' })
  })
})
