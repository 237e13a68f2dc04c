import type * as Party from 'partykit/server'
import { MOST_SEATS } from '#games/quiz/match/seats.ts'
import { isOpen } from '../room/socket.ts'
import type { Connection, ConnectionState } from './socket.ts'

const MAX_SPECTATORS = 200
/** Includes slack for sockets that are opening or closing. */
const MAX_SOCKETS = MOST_SEATS + MAX_SPECTATORS + 300

/** Sockets of a shard, indexed by role, so that finding and counting never iterate all of them. */
export class Connections {
  private readonly room: Pick<Party.Room, 'getConnections'>
  private readonly open = new Map<string, Connection>()
  /** Socket by player. */
  private readonly seated = new Map<string, Connection>()
  private readonly spectators = new Map<string, Connection>()
  private readonly unjoinedById = new Map<string, Connection>()

  constructor(room: Pick<Party.Room, 'getConnections'>) {
    this.room = room
  }

  /** Sockets survive hibernation. */
  start() {
    for (const connection of this.room.getConnections<ConnectionState>()) if (isOpen(connection)) this.enter(connection)
  }

  enter(connection: Connection) {
    const { player = null, joined = false } = connection.state ?? {}
    this.open.set(connection.id, connection)
    if (player !== null) this.seated.set(player, connection)
    else (joined ? this.spectators : this.unjoinedById).set(connection.id, connection)
  }

  /** Binds the socket to `player`; returns the socket it replaces, if any. */
  sit(player: string, connection: Connection): Connection | null {
    this.stand(connection)
    const before = this.seated.get(player) ?? null
    this.seated.set(player, connection)
    return before?.id === connection.id ? null : before
  }

  /** Makes the socket a spectator. */
  watch(connection: Connection) {
    this.stand(connection)
    this.spectators.set(connection.id, connection)
  }

  leave(connection: Connection) {
    this.open.delete(connection.id)
    this.stand(connection)
  }

  private stand({ id, state }: Connection) {
    const player = state?.player ?? null
    if (player !== null && this.seated.get(player)?.id === id) this.seated.delete(player)
    this.spectators.delete(id)
    this.unjoinedById.delete(id)
  }

  get isFull(): boolean {
    return this.open.size > MAX_SOCKETS
  }
  get canWatch(): boolean {
    return this.watching < MAX_SPECTATORS
  }
  get isAnybody(): boolean {
    return this.seated.values().some(isOpen) || this.spectators.values().some(isOpen)
  }
  get players(): number {
    return this.seated.size
  }
  get watching(): number {
    return this.spectators.size
  }
  /** Any socket: all use the same room address. */
  get first(): Connection | undefined {
    return this.open.values().next().value
  }

  joined = (): Connection[] => [...this.seated.values(), ...this.spectators.values()]
  /** Sockets that have not joined yet. */
  unjoined = (): Connection[] => [...this.unjoinedById.values()]
  /** Seated players with a socket, in order of arrival. */
  present = (): string[] => [...this.seated.keys()]
}
