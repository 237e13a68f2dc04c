import type * as Party from 'partykit/server'
import { keptSince, LOBBIES, LobbyMove, sinceOf, START_RATING, type LobbyMessage } from '#contracts/lobby.ts'
import { newRoomCode } from '#contracts/room-code.ts'
import { CLOSED } from '#contracts/rooms.ts'
import { signTicket, TICKET_SECONDS, verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import { nextPairAt, pairsIn, type Waiting } from '#games/quick/queue.ts'
import { addressOf, answerPlainly, checkHandshake, lineOf, type Caller } from './room/handshake.ts'
import { limitFactor, pingBuckets, type Buckets } from './room/limits.ts'
import { jsonIn } from './room/messages.ts'
import { fault, isOpen } from './room/socket.ts'
import { WORLD, type Surroundings } from './room/surroundings.ts'

/** More have never looked for a match of one game at once; the next one hears that it is full. */
const MAX_WAITING = 2_000

/** Travels with the socket through hibernation. `claims` null: looks for nobody, or not any more. */
type Seeker = { claims: TicketClaims | null; since: number; line: string | null; faults: number }
type Connection = Party.Connection<Seeker>

/** In any other one two could choose each other. */
const isLobby = (room: string): boolean => Object.values<string>(LOBBIES).includes(room)

/**
 * The lobby of one game's quick matches. Whoever has a socket here looks for a rival: nothing else is kept, so that a
 * lost connection, a closed tab and a change of mind are one and the same. Who plays whom is decided in `games/quick`.
 */
export default class Lobby implements Party.Server {
  static onBeforeConnect = (request: Party.Request, lobby: Pick<Party.Lobby, 'id' | 'env'>) =>
    isLobby(lobby.id) ? checkHandshake(request, lobby) : answerPlainly(request)
  static onBeforeRequest = answerPlainly
  static onFetch = answerPlainly

  readonly options: Party.ServerOptions = { hibernate: true }
  /** Settles when everybody who was found has been told. */
  delivered: Promise<unknown> = Promise.resolve()
  private readonly room: Party.Room
  private readonly world: Surroundings
  private readonly pings: Buckets

  constructor(room: Party.Room, world: Surroundings = WORLD) {
    this.room = room
    this.world = world
    this.pings = pingBuckets(limitFactor(room.env))
  }

  async onStart() {}

  async onConnect(connection: Connection, { request }: { request: Caller }) {
    const line = lineOf(request)
    connection.setState({ claims: null, since: this.world.now(), line, faults: 0 })
    if (this.all().length > MAX_WAITING || !this.world.lines.enter(line, connection)) return turnAway(connection)
    const { code, ticket } = addressOf(connection.uri)
    const check = await verifyTicket(ticket, code, this.secret(), this.world.now())
    if (!check.ok) return fault(connection, check.reason)
    // The ticket of a room among friends brings no rating: nobody passes for a beginner with it.
    if (check.claims.user !== null && check.claims.rating === undefined) return fault(connection, 'ticket-bad')
    const { player } = check.claims
    const now = this.world.now()
    const since = (await sinceOf(keptOf(connection.uri), player, this.secret(), now)) ?? now
    const kept = await keptSince(player, since, this.secret())
    if (!isOpen(connection)) return
    this.replace(player, connection)
    connection.setState({ claims: check.claims, since, line, faults: 0 })
    tell(connection, { type: 'waiting', since, now, kept })
    await this.pair()
  }

  async onMessage(raw: unknown, connection: Connection) {
    if (!isOpen(connection)) return
    const move = LobbyMove.safeParse(jsonIn(raw))
    if (!move.success) return fault(connection, 'bad-message')
    if (!this.pings.take(connection.id, this.world.now())) return fault(connection, 'too-fast')
    tell(connection, { type: 'pong', sent: move.data.sent, now: this.world.now() })
  }

  async onClose(connection: Connection) {
    this.pings.forget(connection.id)
    this.world.lines.leave(connection.state?.line ?? null, connection)
    connection.setState({ ...connection.state!, claims: null })
    await this.setAlarm()
  }
  onError = (connection: Connection) => this.onClose(connection)

  onAlarm = () => this.pair()

  private all = (): Connection[] => [...this.room.getConnections<Seeker>()].filter(isOpen)

  private seekers = () =>
    this.all().flatMap((connection): (Waiting & { connection: Connection; claims: TicketClaims })[] => {
      const { claims = null, since = 0 } = connection.state ?? {}
      if (!claims) return []
      const { player, rating = START_RATING, user } = claims
      return [{ id: connection.id, player, rating, guest: user === null, since, connection, claims }]
    })

  /** Another tab of the same player gives way. */
  private replace(player: string, by: Connection) {
    for (const { connection, player: other } of this.seekers()) {
      if (other !== player || connection.id === by.id) continue
      connection.setState({ ...connection.state!, claims: null })
      tell(connection, { type: 'replaced' })
      connection.close(CLOSED.replaced, 'replaced')
    }
  }

  /** Takes everybody who fits somebody out of the queue, before anything is awaited, and tells them. */
  private async pair() {
    const seekers = new Map(this.seekers().map((one) => [one.id, one]))
    const pairs = pairsIn([...seekers.values()], this.world.now()).map((pair) => pair.map(({ id }) => seekers.get(id)!))
    for (const { connection } of pairs.flat()) connection.setState({ ...connection.state!, claims: null })
    this.delivered = Promise.all(pairs.map((pair) => this.bringTogether(pair)))
    await Promise.all([this.delivered, this.setAlarm()])
  }

  private async bringTogether(pair: { connection: Connection; claims: TicketClaims; guest: boolean }[]) {
    const room = newRoomCode(drawn)
    const rated = pair.every(({ guest }) => !guest)
    for (const { connection, claims } of pair) {
      const expires = this.world.now() + TICKET_SECONDS * 1000
      const ticket = await signTicket({ ...claims, room, expires, quick: { rated } }, this.secret())
      tell(connection, { type: 'found', room, ticket, rated })
    }
  }

  /** The next one at whom two of those who wait fit. */
  private async setAlarm() {
    const at = nextPairAt(this.seekers())
    await (at === null ? this.room.storage.deleteAlarm() : this.room.storage.setAlarm(at))
  }

  private secret(): string {
    const value = this.room.env['ROOM_TICKET_SECRET']
    if (typeof value !== 'string' || value === '') throw new Error('The lobby cannot run without ROOM_TICKET_SECRET.')
    return value
  }
}

/** Since when somebody has waited who comes back from a lost line; empty: he comes for the first time. */
const keptOf = (uri: string): string => new URL(uri).searchParams.get('kept') ?? ''

function turnAway(connection: Connection) {
  tell(connection, { type: 'refused', reason: 'room-full' })
  connection.close(CLOSED.full, 'full')
}

function tell(connection: Connection, message: LobbyMessage) {
  if (isOpen(connection)) connection.send(JSON.stringify(message))
}

/** Nobody can tell the next room from the last one. */
const drawn = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
