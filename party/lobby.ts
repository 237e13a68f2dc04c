import type * as Party from 'partykit/server'
import { keptSince, LOBBIES, LobbyMove, sinceOf, START_RATING, type LobbyMessage } from '#contracts/lobby.ts'
import { newRoomCode } from '#contracts/room-code.ts'
import { CLOSED } from '#contracts/rooms.ts'
import { signTicket, TICKET_SECONDS, verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import { nextPairAt, pairsIn, type Waiting } from '#games/quick/queue.ts'
import { addressOf, answerHttp, checkHandshake, callerNetwork, type Caller } from './room/handshake.ts'
import { limitFactor, pingBuckets, type Buckets } from './room/limits.ts'
import { jsonIn } from './room/messages.ts'
import { fault, isOpen } from './room/socket.ts'
import { RUNTIME, type Environment } from './room/environment.ts'

/** Size cap of a lobby; further players are refused as `room-full`. */
const MAX_WAITING = 2_000

/** Stored with the socket, so it survives hibernation. `claims` null: not searching, or not any more. */
type Seeker = { claims: TicketClaims | null; since: number; network: string | null; faults: number }
type Connection = Party.Connection<Seeker>

/** Only the fixed codes: with a code of their choice two accounts could arrange to meet. */
const isLobby = (room: string): boolean => Object.values<string>(LOBBIES).includes(room)

/**
 * The lobby for quick matches of one game. An open socket is a player searching; nothing else is stored, so a lost
 * connection, a closed tab and a cancelled search are the same. `games/quick` decides the pairs.
 */
export default class Lobby implements Party.Server {
  static onBeforeConnect = (request: Party.Request, lobby: Pick<Party.Lobby, 'id' | 'env'>) =>
    isLobby(lobby.id) ? checkHandshake(request, lobby) : answerHttp(request)
  static onBeforeRequest = answerHttp
  static onFetch = answerHttp

  readonly options: Party.ServerOptions = { hibernate: true }
  /** Settles when all matched players have their tickets. */
  delivered: Promise<unknown> = Promise.resolve()
  private readonly room: Party.Room
  private readonly environment: Environment
  private readonly pings: Buckets

  constructor(room: Party.Room, environment: Environment = RUNTIME) {
    this.room = room
    this.environment = environment
    this.pings = pingBuckets(limitFactor(room.env))
  }

  async onStart() {}

  async onConnect(connection: Connection, { request }: { request: Caller }) {
    const network = callerNetwork(request)
    connection.setState({ claims: null, since: this.environment.now(), network, faults: 0 })
    if (this.all().length > MAX_WAITING || !this.environment.networks.enter(network, connection))
      return turnAway(connection)
    const { code, ticket } = addressOf(connection.uri)
    const check = await verifyTicket(ticket, code, this.secret(), this.environment.now())
    if (!check.ok) return fault(connection, check.reason)
    // A ticket for a room among friends lacks the rating, so its holder would count as a beginner.
    if (check.claims.user !== null && check.claims.rating === undefined) return fault(connection, 'ticket-bad')
    const { player } = check.claims
    const now = this.environment.now()
    const since = (await sinceOf(keptOf(connection.uri), player, this.secret(), now)) ?? now
    const kept = await keptSince(player, since, this.secret())
    if (!isOpen(connection)) return
    this.replace(player, connection)
    connection.setState({ claims: check.claims, since, network, faults: 0 })
    send(connection, { type: 'waiting', since, now, kept })
    await this.pair()
  }

  async onMessage(raw: unknown, connection: Connection) {
    if (!isOpen(connection)) return
    const move = LobbyMove.safeParse(jsonIn(raw))
    if (!move.success) return fault(connection, 'bad-message')
    if (!this.pings.take(connection.id, this.environment.now())) return fault(connection, 'too-fast')
    send(connection, { type: 'pong', sent: move.data.sent, now: this.environment.now() })
  }

  async onClose(connection: Connection) {
    this.pings.forget(connection.id)
    this.environment.networks.leave(connection.state?.network ?? null, connection)
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

  /** Closes the player's other tab. */
  private replace(player: string, by: Connection) {
    for (const { connection, player: other } of this.seekers()) {
      if (other !== player || connection.id === by.id) continue
      connection.setState({ ...connection.state!, claims: null })
      send(connection, { type: 'replaced' })
      connection.close(CLOSED.replaced, 'replaced')
    }
  }

  /** Removes all matched pairs from the queue before awaiting anything, then sends them their room. */
  private async pair() {
    const seekers = new Map(this.seekers().map((one) => [one.id, one]))
    const pairs = pairsIn([...seekers.values()], this.environment.now()).map((pair) =>
      pair.map(({ id }) => seekers.get(id)!),
    )
    for (const { connection } of pairs.flat()) connection.setState({ ...connection.state!, claims: null })
    this.delivered = Promise.all(pairs.map((pair) => this.arrangeMatch(pair)))
    await Promise.all([this.delivered, this.setAlarm()])
  }

  private async arrangeMatch(pair: { connection: Connection; claims: TicketClaims; guest: boolean }[]) {
    const room = newRoomCode(randomUnit)
    const rated = pair.every(({ guest }) => !guest)
    for (const { connection, claims } of pair) {
      const expires = this.environment.now() + TICKET_SECONDS * 1000
      const ticket = await signTicket({ ...claims, room, expires, quick: { rated } }, this.secret())
      send(connection, { type: 'found', room, ticket, rated })
    }
  }

  /** Sets the alarm to the next moment at which two waiting players match. */
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

/** Signed start of the wait, from a reconnecting player; empty on the first connection. */
const keptOf = (uri: string): string => new URL(uri).searchParams.get('kept') ?? ''

function turnAway(connection: Connection) {
  send(connection, { type: 'refused', reason: 'room-full' })
  connection.close(CLOSED.full, 'full')
}

function send(connection: Connection, message: LobbyMessage) {
  if (isOpen(connection)) connection.send(JSON.stringify(message))
}

/** Cryptographic randomness in [0, 1): room codes must not be predictable. */
const randomUnit = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
