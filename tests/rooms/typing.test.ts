import { describe, expect, test } from 'vitest'
import { TYPING_MS } from '#contracts/rooms.ts'
import { join, kickedOff, platform } from '#tests/support/match.ts'

const TYPING = { type: 'typing' }

describe('typing', () => {
  test('is sent to other players and spectators, not back to the sender, and contains only the seat', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const spectator = await join(room, 'Cleo', { watch: true })
    await room.send(people[0]!.socket, TYPING)
    expect(people[0]!.socket.of('typing')).toEqual([])
    for (const { socket } of [people[1]!, spectator]) expect(socket.of('typing')).toEqual([{ type: 'typing', seat: 0 }])
  })

  test('is throttled to one message per 2 s, without a storage write or a rejection', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const writes = room.writes.length
    for (let again = 0; again < 10; again++) await room.send(people[0]!.socket, TYPING)
    expect(people[1]!.socket.of('typing')).toHaveLength(1)
    await room.advance(TYPING_MS)
    await room.send(people[0]!.socket, TYPING)
    expect(people[1]!.socket.of('typing')).toHaveLength(2)
    expect(people[0]!.socket.last('refused')).toBeUndefined()
    expect(room.writes).toHaveLength(writes)
  })

  test('is ignored from spectators, and in a room without a match', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const spectator = await join(room, 'Cleo', { watch: true })
    await room.send(spectator.socket, TYPING)
    expect(spectator.socket.last('refused')).toMatchObject({ reason: 'not-seated' })
    expect(people[0]!.socket.of('typing')).toEqual([])

    const lobby = platform()
    const [dan, eve] = [await join(lobby, 'Dan'), await join(lobby, 'Eve')]
    await lobby.send(dan.socket, TYPING)
    expect(eve.socket.of('typing')).toEqual([])
  })

  test('rejects a typing message that contains text', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    await room.send(people[0]!.socket, { type: 'typing', text: 'mess' })
    expect(people[0]!.socket.last('refused')).toMatchObject({ reason: 'bad-message' })
    expect(people[1]!.socket.of('typing')).toEqual([])
  })
})
