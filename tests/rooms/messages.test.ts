import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLOSED, MAX_FAULTS, MAX_MESSAGE_BYTES } from '#contracts/rooms.ts'
import { hidden, join, kickedOff, platform, lastState, ticketFor } from '#tests/support/match.ts'

describe('messages of any shape', () => {
  test.each([
    'not json',
    '',
    'null',
    '[]',
    '{"type":"win"}',
    '{"type":"guess"}',
    '{"type":"guess","player":5}',
    '{"type":"guess","player":"a","extra":1}',
    '{"type":"settings","rounds":4,"difficulty":"easy","hideColours":false}',
    '{"type":"react","reaction":"<b>"}',
    `{"type":"guess","player":"${'x'.repeat(MAX_MESSAGE_BYTES)}"}`,
    `{"type":"guess","player":"${'é'.repeat(MAX_MESSAGE_BYTES / 2)}"}`,
    new ArrayBuffer(8),
  ])('%s is rejected and changes nothing', async (raw) => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const before = structuredClone(hidden(room))
    await room.send(people[0]!.socket, raw instanceof ArrayBuffer ? 5 : raw)
    expect(people[0]!.socket.last('refused')).toEqual({ type: 'refused', reason: 'bad-message' })
    expect(hidden(room)).toEqual(before)
  })

  test('twenty faults close the socket, nineteen do not, also across hibernation', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    for (let fault = 1; fault < MAX_FAULTS; fault++) {
      room.hibernate()
      await room.send(ada.socket, 'nonsense')
    }
    expect(ada.socket.closed).toBeNull()
    await room.send(ada.socket, 'nonsense')
    expect(ada.socket.closed?.code).toBe(CLOSED.faults)
  })

  test('a rejected move is not a fault', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    for (let again = 0; again < MAX_FAULTS * 2; again++) await room.send(ada.socket, { type: 'kickOff' })
    expect(ada.socket.last('refused')).toEqual({ type: 'refused', reason: 'too-few-players' })
    expect(ada.socket.closed).toBeNull()
  })

  test('a socket that has not joined gets nothing', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    const stranger = await room.connect()
    for (const type of ['kickOff', 'leave', 'rematch', 'pass']) await room.send(stranger, { type })
    expect(stranger.of('refused').map(({ reason }) => reason)).toEqual(Array(4).fill('not-joined'))
    expect(lastState(ada).seats).toHaveLength(1)
  })

  test("a ping returns the room's clock; reactions reach everybody, rate-limited", async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    await room.send(people[0]!.socket, { type: 'ping', sent: 12.5 })
    expect(people[0]!.socket.last('pong')).toEqual({ type: 'pong', sent: 12.5, now: room.now })
    await room.send(people[0]!.socket, { type: 'react', reaction: 'gg' })
    await room.send(people[0]!.socket, { type: 'react', reaction: 'gg' })
    expect(people[1]!.socket.of('reaction')).toEqual([{ type: 'reaction', seat: 0, reaction: 'gg' }])
    expect(people[0]!.socket.last('refused')).toEqual({ type: 'refused', reason: 'too-fast' })
  })

  const anything = fc.oneof(
    fc.json(),
    fc.string(),
    fc.record(
      {
        type: fc.constantFrom(
          'join',
          'leave',
          'react',
          'ping',
          'settings',
          'ready',
          'kickOff',
          'guess',
          'pass',
          'rematch',
        ),
        ticket: fc.anything(),
        seatSecret: fc.anything(),
        version: fc.anything(),
        reaction: fc.anything(),
        sent: fc.anything(),
        settings: fc.record({
          rounds: fc.constantFrom(3, 5, 4, 'x'),
          difficulty: fc.constantFrom('easy', 'normal', 'hard', '__proto__'),
          hideColours: fc.boolean(),
        }),
        ready: fc.boolean(),
        player: fc.oneof(fc.string(), fc.constantFrom('lionel-messi', 'erling-haaland', '__proto__')),
      },
      { requiredKeys: ['type'] },
    ),
  )

  test('thousands of them leave the room alive and its state valid', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    let ben = await join(room, 'Ben')
    await fc.assert(
      fc.asyncProperty(anything, fc.boolean(), fc.nat(40_000), async (message, hibernate, ms) => {
        if (hibernate) room.hibernate()
        if (ben.socket.closed || ben.seat === null) {
          await room.close(ben.socket)
          await room.advance(30_000)
          ben = await join(room, 'Ben')
        }
        await room.send(ben.socket, message)
        if (ms > 39_000) await room.advance(ms)
        const { phase, players, game } = hidden(room)
        expect(players.length).toBeLessThanOrEqual(8)
        expect((game?.until ?? null) !== null && phase !== 'lobby').toBe(phase === 'running')
        expect((game?.tally ?? []).every(({ solvedAt }) => solvedAt.length <= 5)).toBe(true)
      }),
      { numRuns: 3_000, seed: 11 },
    )
    expect(ada.socket.closed).toBeNull()
    await room.send(ada.socket, { type: 'join', ticket: await ticketFor('Ada', room.now) })
    expect(lastState(ada).seats.some(({ name }) => name === 'Ada')).toBe(true)
  })
})
