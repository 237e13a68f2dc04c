import type * as Party from 'partykit/server'
import { CLOSED } from '#contracts/rooms.ts'
import type { Seat } from '#games/engine.ts'
import type { Connection, ConnectionState } from './messages.ts'
import { JOIN_MS } from './schedule.ts'
import { isOpen, updateState, send } from './socket.ts'

/** Eight seats, 40 spectators, and slack for sockets that are opening or closing. */
const MAX_SOCKETS = 120
/** Enough for a school class behind one address, some with a second tab. */
const MAX_PER_NETWORK = 60

/** The sockets of a room. State per socket is attached to it, so it survives hibernation. */
export class Connections {
  private readonly room: Party.Room

  constructor(room: Party.Room) {
    this.room = room
  }

  all = (): Connection[] => [...this.room.getConnections<ConnectionState>()].filter(isOpen)
  joined = (): Connection[] => this.all().filter(({ state }) => state?.joined)
  watching = (): number => this.joined().filter(({ state }) => state?.seat === null).length
  /** Seats with an open socket. */
  seated = (): ReadonlySet<Seat> => new Set(this.all().flatMap(({ state }) => state?.seat ?? []))

  /** False when the newest socket exceeds the limit of the room or of its client network (null: unknown). */
  admits(network: string | null): boolean {
    const all = this.all()
    const near = all.filter(({ state }) => network !== null && state?.network === network)
    return all.length <= MAX_SOCKETS && near.length <= MAX_PER_NETWORK
  }

  /** Sends each seat its own view; all spectators get the same one. */
  broadcast(messageFor: (seat: Seat | null) => object) {
    const watching = JSON.stringify(messageFor(null))
    for (const connection of this.joined()) {
      const seat = connection.state?.seat ?? null
      connection.send(seat === null ? watching : JSON.stringify(messageFor(seat)))
    }
  }

  /** Closes the player's other tab. */
  replace(seat: Seat, by: Connection) {
    for (const other of this.all()) {
      if (other.id === by.id || other.state?.seat !== seat) continue
      send(other, { type: 'replaced' })
      updateState(other, { seat: null, joined: false })
      other.close(CLOSED.replaced, 'replaced')
    }
  }

  closeUnjoined(now: number) {
    for (const connection of this.all()) {
      const { joined = false, since = now } = connection.state ?? {}
      if (!joined && now >= since + JOIN_MS) connection.close(CLOSED.idle, 'never joined')
    }
  }
}
