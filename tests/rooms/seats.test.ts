import { describe, expect, test } from 'vitest'
import { CLOSED, GRACE_MS } from '#contracts/rooms.ts'
import { hidden, join, kickedOff, platform, lastState, ticketFor } from '#tests/support/match.ts'

const ACCOUNT = '0b8f1a52-6a1e-4c57-9a53-3f6d9c1f7a10'

describe('seats of a room', () => {
  test('the first player is the host, and all players see each other', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    const ben = await join(room, 'Ben')
    expect([ada.seat, ben.seat]).toEqual([0, 1])
    for (const person of [ada, ben]) {
      expect(lastState(person).seats.map(({ name, here }) => [name, here])).toEqual([
        ['Ada', true],
        ['Ben', true],
      ])
      expect(lastState(person).view.host).toBe(0)
    }
  })

  test('the seat secret is sent once, to its seat only, and is stored as a hash', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    const ben = await join(room, 'Ben')
    expect(ada.seatSecret).toMatch(/^[\w-]{22}$/)
    expect(ben.socket.raw.join()).not.toContain(ada.seatSecret)
    expect(ada.socket.raw.join().split(ada.seatSecret!)).toHaveLength(2)
    expect(JSON.stringify([...room.storage])).not.toContain(ada.seatSecret)
  })

  test('the ninth player is a spectator', async () => {
    const room = platform()
    for (let seat = 0; seat < 8; seat++) await join(room, `Player ${seat}`)
    const ninth = await join(room, 'Ninth')
    expect(ninth.seat).toBeNull()
    expect(lastState(ninth)).toMatchObject({ watching: 1, view: { you: null } })
    await room.send(ninth.socket, { type: 'kickOff' })
    expect(ninth.socket.last('refused')).toMatchObject({ reason: 'not-seated' })
    expect(hidden(room).phase).toBe('lobby')
  })

  test('the same player without the secret is a spectator', async () => {
    const room = platform()
    await join(room, 'Ada')
    expect((await join(room, 'Ada')).seat).toBeNull()
  })

  test('a second tab takes the seat over, and the first is notified', async () => {
    const room = platform()
    const first = await join(room, 'Ada')
    const second = await join(room, 'Ada', { seatSecret: first.seatSecret! })
    expect(second.seat).toBe(0)
    expect(first.socket.last('replaced')).toBeDefined()
    expect(first.socket.closed?.code).toBe(CLOSED.replaced)
    await room.close(first.socket)
    expect(hidden(room).players).toHaveLength(1)
    await room.send(second.socket, { type: 'ready', ready: true })
    expect(lastState(second).seats).toMatchObject([{ here: true }])
  })

  test('signing in during a match keeps the seat and changes its name', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const claims = { user: ACCOUNT, player: 'account'.padEnd(22, '_') }
    const again = await join(room, 'ada99', { seatSecret: people[0]!.seatSecret!, claims })
    expect(again.seat).toBe(0)
    expect(lastState(people[1]!).seats[0]).toMatchObject({ name: 'ada99', guest: false })
    expect(lastState(people[1]!).view.players[0]!.name).toBe('ada99')
  })

  test('a wrong secret is a new visitor', async () => {
    const room = platform()
    await join(room, 'Ada')
    const other = await join(room, 'Ben', { seatSecret: 'x'.repeat(22) })
    expect(other.seat).toBe(1)
  })

  test.each([
    ['forged', { ticket: async (now: number) => `${await ticketFor('Ada', now)}x`, reason: 'ticket-bad' }],
    ['expired', { ticket: (now: number) => ticketFor('Ada', now, { expires: now }), reason: 'ticket-expired' }],
    ['of another room', { ticket: (now: number) => ticketFor('Ada', now, { room: 'C7PM4X' }), reason: 'ticket-bad' }],
  ])('a ticket that is %s is rejected', async (_, { ticket, reason }) => {
    const room = platform()
    const socket = await room.connect()
    await room.send(socket, { type: 'join', ticket: await ticket(room.now) })
    expect(socket.last('refused')).toEqual({ type: 'refused', reason })
    expect(socket.of('state')).toEqual([])
  })

  test('a socket that has not joined receives nothing and is closed after a while', async () => {
    const room = platform()
    const silent = await room.connect()
    await join(room, 'Ada')
    expect(silent.raw).toEqual([])
    await room.advance(15_000)
    expect(silent.closed?.code).toBe(CLOSED.idle)
  })

  test('a lobby seat is freed after the grace period, and the next player is host', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    const ben = await join(room, 'Ben')
    await room.close(ada.socket)
    expect(lastState(ben).seats[0]).toMatchObject({ name: 'Ada', here: false })
    await room.advance(GRACE_MS - 1)
    expect(lastState(ben).seats).toHaveLength(2)
    await room.advance(1)
    expect(lastState(ben).seats.map(({ name }) => name)).toEqual(['Ben'])
    expect(lastState(ben).view.host).toBe(1)
  })

  test('leaving frees the seat at once; the player may still watch', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    const ben = await join(room, 'Ben')
    await room.send(ada.socket, { type: 'leave' })
    expect(ada.socket.last('joined')).toEqual({ type: 'joined', seat: null })
    expect(lastState(ben)).toMatchObject({ watching: 1, view: { host: 1 } })
    expect((await join(room, 'Cleo', {})).seat).toBe(0)
  })

  test('a spectator takes no seat, and may take one later', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    const ben = await join(room, 'Ben', { watch: true })
    expect(ben.seat).toBeNull()
    expect(lastState(ada)).toMatchObject({ watching: 1, seats: [{ name: 'Ada' }] })
    await room.send(ben.socket, {
      type: 'join',
      ticket: await ticketFor('Nuria', room.now, { player: 'b'.repeat(22) }),
    })
    expect(ben.socket.last('joined')).toMatchObject({ seat: 1, seatSecret: expect.any(String) })
    expect(lastState(ada).view.players[1]).toMatchObject({ name: 'Nuria' })
  })

  test("joining as a spectator with a seat's secret restores the seat", async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    await room.close(ada.socket)
    expect((await join(room, 'Ada', { seatSecret: ada.seatSecret!, watch: true })).seat).toBe(0)
  })

  test('joining the same seat with another ticket changes its name and shirt', async () => {
    const room = platform()
    const ada = await join(room, 'Ada')
    const ben = await join(room, 'Ben')
    const ticket = await ticketFor('Nuria', room.now, { player: 'ada'.padEnd(22, 'x'), kit: 'plain-red-white' })
    await room.send(ada.socket, { type: 'join', ticket, seatSecret: ada.seatSecret })
    expect(lastState(ben).seats[0]).toMatchObject({ name: 'Nuria', kit: 'plain-red-white' })
    expect(lastState(ben).view.players[0]!.name).toBe('Nuria')
    expect(ada.socket.closed).toBeNull()
  })

  test('a spectator of the lobby takes a free seat by joining again', async () => {
    const { room, people } = await kickedOff(['Ada', 'Ben'])
    const cleo = await join(room, 'Cleo')
    expect(cleo.seat).toBeNull()
    await room.send(people[1]!.socket, { type: 'leave' })
    await room.send(people[0]!.socket, { type: 'rematch' })
    await room.send(cleo.socket, { type: 'join', ticket: await ticketFor('Cleo', room.now) })
    expect(cleo.socket.last('joined')).toMatchObject({ seat: 1 })
  })
})
