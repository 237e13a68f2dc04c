import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOBBIES, LobbyMessage } from '#contracts/lobby.ts'
import { RoomMessage } from '#contracts/rooms.ts'
import { lobbyJunk, gridJunk, raceJunk } from '#scripts/bench/room-junk.ts'
import Lobby from '#party/lobby.ts'
import TictactoeRoom from '#party/tictactoe.ts'
import WordleRoom from '#party/wordle.ts'
import { CODE, join, ticketFor } from '#tests/support/match.ts'
import { FakePlatform, type FakeSocket } from '#tests/support/room.ts'

/** A tenth of what `npm run bench -- fuzz-rooms` sends to each. */
const MESSAGES = 5_000
const SEED = 13

const parties = {
  tictactoe: { make: (...at: ConstructorParameters<typeof TictactoeRoom>) => new TictactoeRoom(...at), junk: gridJunk },
  wordle: { make: (...at: ConstructorParameters<typeof WordleRoom>) => new WordleRoom(...at), junk: raceJunk },
}

type Saved = { state: { phase: string; players: { seat: number }[]; game: unknown }; holders: { seat: number }[] }

/** Invariants of a room after any messages. */
function expectInvariants(room: FakePlatform, seats: number) {
  const { state, holders } = room.storage.get('room') as Saved
  const taken = holders.map(({ seat }) => seat)
  expect(['lobby', 'running', 'over']).toContain(state.phase)
  expect(new Set(taken).size).toBe(taken.length)
  expect(Math.max(0, ...taken)).toBeLessThan(seats)
  if (state.phase !== 'lobby') expect(state.game).not.toBeNull()
}

/** Expects pages to accept every message; drops read messages to save memory. */
function expectValidMessages(socket: FakeSocket, Message: typeof RoomMessage | typeof LobbyMessage) {
  for (const message of socket.sent.splice(0))
    expect(Message.safeParse(message).success, JSON.stringify(message)).toBe(true)
  socket.raw.length = 0
}

describe('ten thousand generated messages', () => {
  test.each(['tictactoe', 'wordle'] as const)('leave a room of %s running and valid', async (id) => {
    const { make, junk } = parties[id]
    const room = new FakePlatform(CODE, (at, environment) => make(at, environment))
    const enter = (name: string) => join(room, name)
    const people = [await enter('Ada'), await enter('Ben')]
    const generated = fc.sample(fc.tuple(fc.nat(1), junk, fc.nat(500)), { numRuns: MESSAGES, seed: SEED })
    for (const [by, message, chance] of generated) {
      const { socket } = people[by]!
      if (socket.closed !== null || socket.connection.state?.seat == null) {
        await room.close(socket)
        await room.advance(30_000)
        people[by] = await enter(by === 0 ? 'Ada' : 'Ben')
      }
      await room.send(people[by]!.socket, message)
      if (chance === 0) room.hibernate()
      if (chance === 1) await room.advance(20_000)
      expectInvariants(room, id === 'tictactoe' ? 2 : 8)
      for (const { socket: each } of people) expectValidMessages(each, RoomMessage)
    }
    const again = await join(room, 'Cleo', { watch: true })
    expect(again.socket.last('state')).toBeDefined()
  })

  test('leave a lobby running: it still pairs two players', async () => {
    const room = LOBBIES.tictactoe
    const lobby = new FakePlatform(room, (at, environment) => new Lobby(at, environment))
    const seek = async (name: string) => lobby.connect(await ticketFor(name, lobby.now, { room }))
    let ada = await seek('Ada')
    for (const [message, chance] of fc.sample(fc.tuple(lobbyJunk, fc.nat(500)), { numRuns: MESSAGES, seed: SEED })) {
      if (ada.closed) {
        await lobby.close(ada)
        ada = await seek('Ada')
      }
      await lobby.send(ada, message)
      if (chance === 0) lobby.hibernate()
      if (chance === 1) await lobby.advance(20_000)
      expectValidMessages(ada, LobbyMessage)
    }
    await lobby.close(ada)
    const [ben, cleo] = [await seek('Ben'), await seek('Cleo')]
    expect(ben.last('found')!['room']).toBe(cleo.last('found')!['room'])
  })
})
