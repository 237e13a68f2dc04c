import { describe, expect, test } from 'vitest'
import { CLOSED, GRACE_MS } from '#contracts/rooms.ts'
import { REVEAL_MS, ROUND_MS } from '#games/wordle/match/race/index.ts'
import {
  answerOfRound,
  gameOf,
  hidden,
  join,
  kickedOff,
  platform,
  lastState,
  ticketFor,
  wrongGuesses,
  type Person,
} from '#tests/support/match.ts'
import type { FakePlatform } from '#tests/support/room.ts'

const rejoin = (room: FakePlatform, { seatSecret }: Person, at: number) =>
  join(room, ['Ada', 'Ben'][at]!, { seatSecret: seatSecret! })

describe('a room that hibernates, crashes or loses players', () => {
  test('restores the board', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const [wrong] = wrongGuesses(room, 1)
    await room.send(people[0]!.socket, { type: 'guess', player: wrong })
    await room.close(people[0]!.socket)
    await room.advance(5_000)
    const rejoined = await join(room, 'Ada', { seatSecret: people[0]!.seatSecret! })
    expect(lastState(rejoined).view.game!.board?.rows).toMatchObject([{ player: wrong }])
    expect(lastState(people[1]!).seats[0]!.here).toBe(true)
  })

  test('tells a rejoining player that nothing was missed', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const { version } = lastState(people[0]!)
    const rejoined = await join(room, 'Ada', { seatSecret: people[0]!.seatSecret!, version })
    expect(rejoined.socket.last('current')).toMatchObject({ version })
    const behind = await join(room, 'Ada', { seatSecret: people[0]!.seatSecret!, version: version - 1 })
    expect(lastState(behind).version).toBe(version)
  })

  test('a whole match survives hibernation after every message', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    for (let round = 0; round < 3; round++) {
      for (const person of people) {
        room.hibernate()
        await room.send(person.socket, { type: 'guess', player: answerOfRound(room).id })
      }
      expect(gameOf(room).phase).toBe('reveal')
      room.hibernate()
      await room.advance(REVEAL_MS)
    }
    expect(lastState(people[0]!).view).toMatchObject({ phase: 'over', outcome: { score: 3 } })
  })

  test('an alarm wakes the room without its name, and later joins still work', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    room.hibernate()
    await room.advance(ROUND_MS)
    expect(lastState(people[0]!).view.game!.phase).toBe('reveal')
    expect((await join(room, 'Cleo')).seat).toBeNull()
  })

  test('a crash loses no accepted guess; the grace period starts with the restart', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const [wrong] = wrongGuesses(room, 1)
    await room.send(people[1]!.socket, { type: 'guess', player: wrong })
    room.restart()
    const ada = await join(room, 'Ada', { seatSecret: people[0]!.seatSecret! })
    expect(lastState(ada).seats).toMatchObject([{ here: true }, { here: false }])
    await room.advance(GRACE_MS - 1)
    const ben = await join(room, 'Ben', { seatSecret: people[1]!.seatSecret! })
    expect(lastState(ben).view.game!.board?.rows).toMatchObject([{ player: wrong }])
    await room.advance(2)
    expect(hidden(room).players.map(({ out }) => out)).toEqual([false, false])
  })

  test('an absent player forfeits after the grace period, not before', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben', 'Cleo'])
    await room.close(people[2]!.socket)
    await room.advance(GRACE_MS - 1)
    expect(lastState(people[0]!).view.players[2]!.out).toBe(false)
    await room.advance(1)
    expect(lastState(people[0]!).view.players[2]!.out).toBe(true)
    const late = await join(room, 'Cleo', { seatSecret: people[2]!.seatSecret! })
    await room.send(late.socket, { type: 'guess', player: answerOfRound(room).id })
    expect(late.socket.last('refused')).toMatchObject({ reason: 'no-seat' })
    expect(gameOf(room).phase).toBe('round')
  })

  test('a restart does not extend the grace period', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben', 'Cleo'])
    await room.close(people[2]!.socket)
    await room.advance(GRACE_MS - 10_000)
    room.restart()
    const [ada] = await Promise.all(people.slice(0, 2).map((who, at) => rejoin(room, who, at)))
    await room.advance(9_999)
    expect(lastState(ada!).view.players.map(({ out }) => out)).toEqual([false, false, false])
    await room.advance(1)
    expect(lastState(ada!).view.players.map(({ out }) => out)).toEqual([false, false, true])
  })

  test('the grace period of a crash starts with the first restart, not the second', async () => {
    const { room } = await kickedOff(['Ada', 'Ben'])
    room.restart()
    await room.connect()
    await room.advance(GRACE_MS - 10_000)
    room.restart()
    await room.connect()
    await room.advance(10_000)
    expect(hidden(room).phase).toBe('over')
  })

  test('discards a room stored in an older format and starts in the lobby', async () => {
    const { room } = await kickedOff(['Ada', 'Ben'])
    room.restart()
    room.storage.set('room', { ...(room.storage.get('room') as object), shape: 1, state: { phase: 'round' } })
    await room.advance(2 * ROUND_MS)
    expect([[...room.storage], room.alarmAt]).toEqual([[], null])
    expect(lastState(await join(room, 'Ada')).view.phase).toBe('lobby')
  })

  test('stores nothing before the first join, and closes a connection that has not joined after 15 s', async () => {
    const room = platform()
    const stranger = await room.connect(await ticketFor('Ada', room.now))
    await room.send(stranger, { type: 'ping', sent: 1 })
    await room.send(stranger, 'nonsense')
    await room.advance(14_999)
    expect(stranger.closed).toBeNull()
    await room.advance(1)
    expect(stranger.closed?.code).toBe(CLOSED.idle)
    await room.close(stranger)
    expect([...room.storage]).toEqual([])
    expect(room.alarmAt).toBeNull()
  })

  test('ends the match when only one player remains', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    await room.close(people[1]!.socket)
    await room.advance(GRACE_MS)
    expect(lastState(people[0]!).view).toMatchObject({ phase: 'over', outcome: { won: false, points: 0 } })
  })

  test('rejects a guess at the announced deadline, even before the alarm has fired', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const { until } = lastState(people[0]!).view.clock!
    expect(until).toBe(room.now + ROUND_MS)
    room.now = until
    await room.send(people[0]!.socket, { type: 'guess', player: answerOfRound(room).id })
    expect(people[0]!.socket.last('refused')).toMatchObject({ reason: 'no-round' })
    expect(lastState(people[0]!).view).toMatchObject({
      game: { phase: 'reveal' },
      standings: [{ score: 0 }, { score: 0 }],
    })
  })

  test('an abandoned room is deleted after a day, an open one is not', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    await room.advance(3 * 86_400_000)
    expect(hidden(room).phase).toBe('over')
    for (const { socket } of people) await room.close(socket)
    await room.advance(2 * 86_400_000)
    expect([...room.storage]).toEqual([])
    expect(room.alarmAt).toBeNull()
    room.hibernate()
    await room.connect(await ticketFor('Cleo', room.now))
    expect([...room.storage]).toEqual([])
    expect(room.alarmAt).toBeNull()
  })
})
