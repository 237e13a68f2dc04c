import { describe, expect, test } from 'vitest'
import { isSignedResult, MatchResult } from '#contracts/room-results.ts'
import { AFTER_HIT_MS, REVEAL_MS } from '#games/wordle/match/race/index.ts'
import {
  answerOfRound,
  gameOf,
  hidden,
  join,
  kickedOff,
  lastState,
  wrongGuesses,
  type Person,
} from '#tests/support/match.ts'
import { SECRETS, type FakePlatform } from '#tests/support/room.ts'

const VISITOR = 'a'.repeat(64)
const ACCOUNT = '0b8f1a52-6a1e-4c57-9a53-3f6d9c1f7a10'

/** The first player solves each round at once, the others after `misses` wrong guesses. */
async function playOut(room: FakePlatform, people: readonly Person[]) {
  while (gameOf(room).phase === 'round') {
    for (const [misses, { socket }] of people.entries()) {
      for (const player of wrongGuesses(room, misses)) await room.send(socket, { type: 'guess', player })
      await room.send(socket, { type: 'guess', player: answerOfRound(room).id })
    }
    await room.advance(REVEAL_MS)
  }
}

const bodies = (room: FakePlatform) => room.siteRequests.map(({ body }) => MatchResult.parse(JSON.parse(body)))

describe('results of a match', () => {
  test('are sent to the site once, signed, with their owners', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben', 'Cleo'])
    await join(room, 'Ada', { seatSecret: people[0]!.seatSecret!, claims: { user: ACCOUNT, visitor: VISITOR } })
    await join(room, 'Ben', { seatSecret: people[1]!.seatSecret!, claims: { visitor: VISITOR } })
    people[0] = await join(room, 'Ada', {
      seatSecret: people[0]!.seatSecret!,
      claims: { user: ACCOUNT, visitor: VISITOR },
    })
    people[1] = await join(room, 'Ben', { seatSecret: people[1]!.seatSecret!, claims: { visitor: VISITOR } })
    await playOut(room, people)
    await room.advance(0)
    expect(room.siteRequests).toHaveLength(1)
    const [{ headers, body }] = room.siteRequests as [{ headers: Headers; body: string }]
    expect(await isSignedResult(headers, body, SECRETS.ROOM_RESULT_SECRET, room.now)).toBe(true)
    expect(bodies(room)[0]).toMatchObject({
      game: 'wordle',
      mode: 'multiplayer',
      date: '2026-11-21',
      rounds: { played: 3, planned: 3 },
      seats: [
        { seat: '0', user: ACCOUNT, visitor: null, won: true, score: 3, points: 50, base: 15, n: 3 },
        { seat: '1', user: null, visitor: VISITOR, won: false, score: 3, points: 30, n: 6 },
        { seat: '2', user: null, visitor: null, won: false, score: 3, points: 20, n: 9 },
      ],
    })
    expect(lastState(people[0]!)).toMatchObject({ recorded: true })
    await room.advance(3_600_000)
    expect(room.siteRequests).toHaveLength(1)
  })

  test('are retried until the site accepts them, also after a restart', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    room.siteAnswers = () => {
      throw new TypeError('fetch failed')
    }
    await playOut(room, people)
    await room.advance(6_000)
    expect(room.siteRequests).toHaveLength(2)
    expect(lastState(people[0]!).recorded).toBe(false)
    room.restart()
    room.siteAnswers = () => new Response('{}', { status: 503 })
    await room.advance(20_000)
    expect(room.siteRequests).toHaveLength(3)
    room.siteAnswers = () => new Response('{}')
    await room.advance(600_000)
    expect(room.siteRequests).toHaveLength(4)
    expect(new Set(bodies(room).map(({ match }) => match)).size).toBe(1)
  })

  test('are repeated when a crash interrupted sending', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    room.siteAnswers = () => {
      room.restart()
      return new Response('{}')
    }
    await playOut(room, people)
    expect(room.siteRequests).toHaveLength(1)
    room.siteAnswers = () => new Response('{}')
    await room.advance(60_000)
    expect(room.siteRequests).toHaveLength(2)
    await room.advance(3_600_000)
    expect(room.siteRequests).toHaveLength(2)
  })

  test('keep their owner when a player leaves at the last moment', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    for (let round = 1; round <= 3; round++) {
      for (const player of wrongGuesses(room, 2)) await room.send(people[1]!.socket, { type: 'guess', player })
      await room.send(people[0]!.socket, { type: 'guess', player: answerOfRound(room).id })
      if (round < 3) await room.advance(AFTER_HIT_MS + REVEAL_MS)
    }
    await room.send(people[1]!.socket, { type: 'leave' })
    await room.advance(1)
    expect(bodies(room)[0]!.seats).toMatchObject([
      { seat: '0', won: true, points: 50 },
      { seat: '1', won: false, points: 0 },
    ])
  })

  test('a rematch has other answers, another id and another host', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    await playOut(room, people)
    const [before, first] = [hidden(room), gameOf(room)]
    await room.send(people[0]!.socket, { type: 'rematch' })
    expect(lastState(people[1]!).view).toMatchObject({
      phase: 'lobby',
      host: 1,
      players: [{ ready: true }, { ready: false }],
    })
    await room.send(people[1]!.socket, { type: 'kickOff' })
    const [after, second] = [hidden(room), gameOf(room)]
    expect(after.match).not.toBe(before.match)
    const ids = [first, second].flatMap(({ answers }) => answers.map(({ id }) => id))
    expect(new Set(ids).size).toBe(6)
  })
})
