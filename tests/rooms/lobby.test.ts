import { describe, expect, test } from 'vitest'
import { KEPT_MS, LOBBIES } from '#contracts/lobby.ts'
import { verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import Lobby from '#party/lobby.ts'
import { ticketFor } from '#tests/support/match.ts'
import { FakePlatform, SECRETS, type FakeSocket } from '#tests/support/room.ts'

const ROOM = LOBBIES.tictactoe
const ADA = '0a000000-0000-4000-8000-00000000000a'
const BEN = '0b000000-0000-4000-8000-00000000000b'

const platform = () => new FakePlatform(ROOM, (room, environment) => new Lobby(room, environment))

/** Opens the socket of a player who looks for a match. */
const seek = async (lobby: FakePlatform, name: string, claims: Partial<TicketClaims> = {}): Promise<FakeSocket> =>
  lobby.connect(await ticketFor(name, lobby.now, { room: ROOM, ...claims }))

const account = (user: string, rating: number) => ({ user, rating })
const foundBy = (socket: FakeSocket) =>
  socket.last('found') as { room: string; ticket: string; rated: boolean } | undefined

async function claimsIn(socket: FakeSocket, now: number): Promise<TicketClaims> {
  const { ticket, room } = foundBy(socket)!
  const check = await verifyTicket(ticket, room, SECRETS.ROOM_TICKET_SECRET, now)
  if (!check.ok) throw new Error(check.reason)
  return check.claims
}

describe('a lobby', () => {
  test('pairs two accounts in one room, with a ticket for each', async () => {
    const lobby = platform()
    const ada = await seek(lobby, 'Ada', account(ADA, 1240))
    expect(ada.last('waiting')).toMatchObject({ since: lobby.now })
    const ben = await seek(lobby, 'Ben', account(BEN, 1190))
    expect(foundBy(ada)!.room).toBe(foundBy(ben)!.room)
    expect(foundBy(ada)!.room).not.toBe(ROOM)
    expect(await claimsIn(ada, lobby.now)).toMatchObject({
      name: 'Ada',
      user: ADA,
      rating: 1240,
      quick: { rated: true },
    })
    expect(await claimsIn(ben, lobby.now)).toMatchObject({ name: 'Ben', user: BEN, quick: { rated: true } })
  })

  test('pairs two players of distant ratings once their windows are wide enough, also after hibernation', async () => {
    const lobby = platform()
    const ada = await seek(lobby, 'Ada', account(ADA, 1200))
    const ben = await seek(lobby, 'Ben', account(BEN, 1330))
    lobby.hibernate()
    await lobby.advance(4_999)
    expect([foundBy(ada), foundBy(ben)]).toEqual([undefined, undefined])
    await lobby.advance(1)
    expect(foundBy(ada)!.room).toBe(foundBy(ben)!.room)
  })

  test('does not rate a match with a guest', async () => {
    const lobby = platform()
    const ada = await seek(lobby, 'Ada', account(ADA, 1200))
    const guest = await seek(lobby, 'Guest')
    expect([foundBy(ada), foundBy(guest)]).toMatchObject([{ rated: false }, { rated: false }])
    expect((await claimsIn(guest, lobby.now)).quick).toEqual({ rated: false })
  })

  test('removes a player whose page closes', async () => {
    const lobby = platform()
    await lobby.close(await seek(lobby, 'Ada'))
    const ben = await seek(lobby, 'Ben')
    await lobby.advance(60_000)
    expect(foundBy(ben)).toBeUndefined()
    expect(foundBy(await seek(lobby, 'Cleo'))!.room).toBe(foundBy(ben)!.room)
  })

  test('replaces the first tab by the second, and pairs nobody with themselves', async () => {
    const lobby = platform()
    const first = await seek(lobby, 'Ada')
    const second = await seek(lobby, 'Ada')
    expect(first.last('replaced')).toBeDefined()
    expect(first.closed).toMatchObject({ code: 4001 })
    await lobby.advance(60_000)
    expect([foundBy(first), foundBy(second)]).toEqual([undefined, undefined])
    const ben = await seek(lobby, 'Ben')
    expect(foundBy(first)).toBeUndefined()
    expect(foundBy(second)!.room).toBe(foundBy(ben)!.room)
  })

  test('pairs each player once, also in parallel', async () => {
    const lobby = platform()
    const sockets = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => seek(lobby, name)))
    const rooms = sockets.map((socket) => foundBy(socket)!.room)
    expect(new Set(rooms).size).toBe(3)
    expect(sockets.every((socket) => socket.of('found').length === 1)).toBe(true)
  })

  test.each([
    ['a message of no known type', 'hello', 'bad-message'],
    ['a move', { type: 'place', cell: 1, player: 'x' }, 'bad-message'],
    ['a rating', { type: 'found', rating: 3000 }, 'bad-message'],
  ])('rejects %s', async (_, message, reason) => {
    const lobby = platform()
    const ada = await seek(lobby, 'Ada')
    await lobby.send(ada, message)
    expect(ada.last('refused')).toMatchObject({ reason })
    expect(foundBy(await seek(lobby, 'Ben'))).toBeDefined()
  })

  test('rejects a ticket of another room, a forged one and an expired one', async () => {
    const lobby = platform()
    const bad = [
      await ticketFor('Ada', lobby.now, { room: LOBBIES.wordle }),
      'forged.ticket',
      await ticketFor('Ada', lobby.now - 600_000, { room: ROOM }),
    ]
    for (const ticket of bad) {
      const socket = await lobby.connect(ticket)
      expect(socket.last('refused')).toBeDefined()
      expect(socket.last('waiting')).toBeUndefined()
    }
    const ben = await seek(lobby, 'Ben')
    await lobby.advance(60_000)
    expect(foundBy(ben)).toBeUndefined()
  })

  test("rejects an account's ticket without a rating, which would reset the rating", async () => {
    const lobby = platform()
    const ada = await seek(lobby, 'Ada', { user: ADA })
    expect(ada.last('refused')).toMatchObject({ reason: 'ticket-bad' })
    const ben = await seek(lobby, 'Ben', account(BEN, 1200))
    expect([foundBy(ada), foundBy(ben)]).toEqual([undefined, undefined])
  })

  test.each([
    [ROOM, 101],
    ['K7PM4X', 404],
  ])('has one room per game: %s %i', async (room, status) => {
    const address = `http://rooms.example/parties/lobby/${room}?ticket=${await ticketFor('Ada', Date.now(), { room })}`
    const request = new Request(address, { headers: { origin: SECRETS.PUBLIC_SITE_URL } })
    const answer = await Lobby.onBeforeConnect(request as never, { id: room, env: SECRETS })
    expect(answer instanceof Response ? answer.status : 101).toBe(status)
  })

  const keptBy = (socket: FakeSocket) => String(socket.last('waiting')!['kept'])
  const seekAgain = async (lobby: FakePlatform, name: string, kept: string, claims: Partial<TicketClaims> = {}) =>
    lobby.connect(await ticketFor(name, lobby.now, { room: ROOM, ...claims }), '', kept)

  test('counts waiting time from the first arrival after a reconnect, also after a restart', async () => {
    const lobby = platform()
    const since = lobby.now
    const ada = await seek(lobby, 'Ada', account(ADA, 1200))
    const ben = await seek(lobby, 'Ben', account(BEN, 1330))
    await lobby.advance(4_000)
    lobby.restart()
    const [again, other] = [
      await seekAgain(lobby, 'Ada', keptBy(ada), account(ADA, 1200)),
      await seekAgain(lobby, 'Ben', keptBy(ben), account(BEN, 1330)),
    ]
    expect(again.last('waiting')).toMatchObject({ since, now: since + 4_000, kept: keptBy(ada) })
    await lobby.advance(999)
    expect(foundBy(other)).toBeUndefined()
    await lobby.advance(1)
    expect(foundBy(again)!.room).toBe(foundBy(other)!.room)
  })

  test('ignores waiting times that are foreign, forged, in the future or old', async () => {
    const lobby = platform()
    const kept = keptBy(await seek(lobby, 'Ada'))
    const [since, signature] = kept.split('.')
    await lobby.advance(10_000)
    const attempts = [
      ['Ben', kept],
      ['Ada', `${Number(since) - 60_000}.${signature}`],
      ['Ada', `${Number(since) + 60_000}.${signature}`],
      ['Ada', `${kept}.x`],
      ['Ada', '1e3.x'],
    ] as const
    for (const [name, brought] of attempts) {
      const lone = platform()
      lone.now = lobby.now
      expect((await seekAgain(lone, name, brought)).last('waiting')).toMatchObject({ since: lobby.now })
    }
    const late = platform()
    late.now = Number(since) + KEPT_MS + 1
    expect((await seekAgain(late, 'Ada', kept)).last('waiting')).toMatchObject({ since: late.now })
  })

  test('answers a ping with its clock', async () => {
    const lobby = platform()
    const ada = await seek(lobby, 'Ada')
    await lobby.send(ada, { type: 'ping', sent: 7 })
    expect(ada.last('pong')).toEqual({ type: 'pong', sent: 7, now: lobby.now })
  })
})
