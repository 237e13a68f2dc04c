import type { QuizMove } from '#contracts/quiz-room.ts'
import { CLOSED } from '#contracts/rooms.ts'
import { QUIZ_WIRE } from '#contracts/quiz-room.ts'
import { verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import { join } from '#games/quiz/match/seats.ts'
import { addressOf } from '../room/handshake.ts'
import { hashOf, newSecret } from '../room/secrets.ts'
import { fault } from '../room/socket.ts'
import type { Broadcast } from './broadcast.ts'
import type { Shard } from './shard.ts'
import { updateState, refuse, send, type Connection } from './socket.ts'
import { cardOf } from './payloads.ts'

type Join = Extract<QuizMove, { type: 'join' }>

/** Admits players and spectators. Bad input is refused with a code and never throws. */
export class Admission {
  private readonly shard: Shard
  private readonly broadcast: Broadcast

  constructor(shard: Shard, broadcast: Broadcast) {
    this.shard = shard
    this.broadcast = broadcast
  }

  async join({ ticket, seatSecret, watch, language, wire }: Join, connection: Connection) {
    const { code, ticket: brought } = addressOf(connection.uri)
    const secret = this.shard.variable('ROOM_TICKET_SECRET')
    const check = await verifyTicket(ticket ?? brought, code, secret, this.shard.now())
    if (!check.ok) return fault(connection, check.reason)
    const { claims } = check
    updateState(connection, { language, isOld: wire !== QUIZ_WIRE, name: claims.name })
    await (watch ? this.watch(connection) : this.sit(claims, seatSecret, connection))
    await this.shard.setAlarm()
  }

  private async watch(connection: Connection) {
    const { connections } = this.shard
    if (connection.state!.player === null && !connection.state!.joined && !connections.canWatch)
      return this.turnAway(connection)
    connections.watch(connection)
    updateState(connection, { joined: true, player: null })
    this.broadcast.welcome(connection)
    this.broadcast.lobbySoon()
  }

  /** Returns the player's seat by ticket or secret, or a new one. Signing in meanwhile keeps the seat. */
  private async sit(brought: TicketClaims, seatSecret: string | undefined, connection: Connection) {
    const { shard } = this
    const hash = seatSecret === undefined ? null : await hashOf(seatSecret)
    const { player, isProven } = shard.seats.seatFor(brought, hash)
    const before = shard.seats.holderOf(player)?.claims
    // A player who signs out during a match keeps playing for the account.
    const claims = before && before.user !== null && brought.user === null ? before : brought
    const { state } = shard.seats
    const step = join(state, player, cardOf(claims), shard.now())
    if (!step.ok) return this.turnAway(connection)
    const fresh = isProven ? undefined : newSecret()
    const secretHash = fresh === undefined ? hash! : await hashOf(fresh)
    const saved = { match: state.match, seat: step.state, holder: { secretHash, claims } }
    // Skips the write when nothing changed: after a crash a thousand players reconnect at once.
    if (!isProven || !isSame(before!, claims)) await shard.keepSeats(new Map([[player, saved]]))
    this.take(player, connection)
    this.broadcast.welcome(connection, fresh)
    this.broadcast.lobbySoon()
  }

  /** Closes the player's other tab. */
  private take(player: string, connection: Connection) {
    const { connections } = this.shard
    const other = connections.sit(player, connection)
    updateState(connection, { joined: true, player })
    if (!other) return
    send(other, { type: 'replaced' })
    connections.leave(other)
    updateState(other, { joined: false, player: null })
    other.close(CLOSED.replaced, 'replaced')
  }

  turnAway(connection: Connection) {
    refuse(connection, 'room-full')
    connection.close(CLOSED.full, 'full')
  }

  async lose(connection: Connection) {
    this.shard.connections.leave(connection)
    if (connection.state) {
      this.shard.environment.networks.leave(connection.state.network, connection)
      updateState(connection, { joined: false, player: null })
    }
    this.broadcast.lobbySoon()
    await this.shard.setAlarm()
  }

  /** Closes sockets that have not joined within `ms`. */
  closeUnjoined(ms: number) {
    const now = this.shard.now()
    for (const connection of this.shard.connections.unjoined())
      if (now >= connection.state!.since + ms) connection.close(CLOSED.idle, 'never joined')
  }
}

const isSame = (one: TicketClaims, other: TicketClaims): boolean =>
  JSON.stringify({ ...one, expires: 0 }) === JSON.stringify({ ...other, expires: 0 })
