import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOBBIES } from '#contracts/lobby.ts'
import { CLOSED, MAX_FAULTS } from '#contracts/rooms.ts'
import Lobby from '#party/lobby.ts'
import { NetworkConnections } from '#party/room/network-connections.ts'
import { Buckets } from '#party/room/limits.ts'
import { hidden, join, platform, lastState } from '#tests/support/match.ts'
import { shardPlatform } from '#tests/support/quiz-shard.ts'
import { FakePlatform, FakeSocket } from '#tests/support/room.ts'

function limited(): FakePlatform {
  const room = platform()
  room.limitFactor = 1
  return room
}

/** Every kind of room that accepts sockets. */
const EVERY: [string, () => FakePlatform][] = [
  ['room', platform],
  ['lobby', () => new FakePlatform(LOBBIES.wordle, (room, environment) => new Lobby(room, environment))],
  ['shard of the quiz', shardPlatform],
]

const reasons = (socket: FakeSocket) => socket.of('refused').map(({ reason }) => reason)

describe('a token bucket', () => {
  test('grants a burst, then one at a time, and never more than its capacity', () => {
    const buckets = new Buckets(3, 2)
    const takes = (times: readonly number[]) => times.map((at) => buckets.take('a', at))
    expect(takes([0, 0, 0, 0])).toEqual([true, true, true, false])
    expect(takes([499, 500, 500])).toEqual([false, true, false])
    expect(takes([60_000, 60_000, 60_000, 60_000])).toEqual([true, true, true, false])
    expect(buckets.take('b', 60_000)).toBe(true)
    expect(buckets.take('a', 0)).toBe(false)
  })
})

describe('a flood on one socket', () => {
  test('of moves: each beyond forty at once is a fault, and twenty faults close the socket', async () => {
    const room = limited()
    const ada = await join(room, 'Ada')
    const ben = await join(room, 'Ben')
    for (let turn = 0; turn < 39; turn++) await room.send(ben.socket, { type: 'ready', ready: turn % 2 === 0 })
    expect(reasons(ben.socket)).toEqual([])
    const { version } = lastState(ada)
    for (let turn = 0; turn < 100; turn++) await room.send(ben.socket, { type: 'ready', ready: turn % 2 === 0 })
    expect(reasons(ben.socket)).toEqual(Array(MAX_FAULTS).fill('too-fast'))
    expect(ben.socket.closed?.code).toBe(CLOSED.faults)
    expect(lastState(ada).version).toBe(version)
  })

  test.each(EVERY)('of pings to a %s: five at once, then one a second', async (_, make) => {
    const room = Object.assign(make(), { limitFactor: 1 })
    const ada = await room.connect()
    for (let sent = 0; sent < 7; sent++) await room.send(ada, { type: 'ping', sent })
    expect(ada.of('pong')).toHaveLength(5)
    expect(reasons(ada).filter((reason) => reason === 'too-fast')).toHaveLength(2)
    await room.advance(1_000)
    await room.send(ada, { type: 'ping', sent: 8 })
    expect(ada.of('pong')).toHaveLength(6)
  })

  test('does not affect another socket, and twenty messages a second are no flood', async () => {
    const room = limited()
    const ada = await join(room, 'Ada')
    const ben = await join(room, 'Ben')
    for (let turn = 0; turn < 200; turn++) {
      await room.send(ada.socket, { type: 'ready', ready: turn % 2 === 0 })
      await room.advance(50)
    }
    await room.send(ben.socket, { type: 'ready', ready: true })
    expect([...reasons(ada.socket), ...reasons(ben.socket)]).toEqual([])
  })
})

describe('sockets of one address', () => {
  test('are limited to sixty in a room; another address still gets in', async () => {
    const room = limited()
    for (let count = 0; count < 60; count++) expect((await room.connect('', '192.0.2.7')).closed).toBeNull()
    const late = await room.connect('', '192.0.2.7')
    expect(late.closed?.code).toBe(CLOSED.full)
    expect(reasons(late)).toEqual(['room-full'])
    expect((await room.connect('', '192.0.2.8')).closed).toBeNull()
  })

  test('are limited to 240 in all rooms; leaving frees a place, and so does a lost connection', () => {
    const lines = new NetworkConnections()
    const sockets = Array.from({ length: 240 }, (_, at) => new FakeSocket(`socket-${at}`, 'http://rooms.example/'))
    const enter = (id: string) => lines.enter('192.0.2.7', new FakeSocket(id, 'http://rooms.example/').connection)
    expect(sockets.every(({ connection }) => lines.enter('192.0.2.7', connection))).toBe(true)
    expect(enter('a')).toBe(false)
    lines.leave('192.0.2.7', sockets[0]!.connection)
    expect([enter('a'), enter('b')]).toEqual([true, false])
    sockets[1]!.connection.close()
    expect([enter('b'), enter('c')]).toEqual([true, false])
    expect(lines.enter(null, sockets[0]!.connection)).toBe(true)
  })
})

describe('sockets of one address in all rooms', () => {
  const shared = (one: FakePlatform, lines: NetworkConnections) => Object.assign(one, { limitFactor: 1, lines })
  test.each(EVERY)('the 241st is rejected by a %s', async (_, make) => {
    const lines = new NetworkConnections()
    for (let room = 0; room < 4; room++) {
      const full = shared(platform(), lines)
      for (let count = 0; count < 60; count++) expect((await full.connect('', '192.0.2.7')).closed).toBeNull()
    }
    const next = shared(make(), lines)
    expect((await next.connect('', '192.0.2.7')).closed?.code).toBe(CLOSED.full)
    expect((await next.connect('', '192.0.2.8')).closed).toBeNull()
  })
})

describe('an internal error', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => void vi.restoreAllMocks())

  test('is a coded rejection, and the room goes on', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    const before = structuredClone(hidden(room))
    room.writeError = new Error('the disk is full')
    await room.send(ada.socket, { type: 'ready', ready: true })
    expect(reasons(ada.socket)).toEqual(['failed'])
    expect(hidden(room)).toEqual(before)
    room.writeError = null
    await room.send(ada.socket, { type: 'ready', ready: true })
    expect(hidden(room).players).toMatchObject([{ ready: true }])
  })

  test('in an alarm is retried', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    const ben = await join(room, 'Ben')
    await room.close(ben.socket)
    room.writeError = new Error('the disk is full')
    await room.advance(30_000)
    room.writeError = null
    expect(lastState(ada).seats).toHaveLength(2)
    await room.advance(30_000)
    expect(lastState(ada).seats).toHaveLength(1)
  })
})
