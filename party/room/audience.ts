import type * as Party from 'partykit/server'
import { CLOSED } from '#contracts/rooms.ts'
import type { Seat } from '#games/engine.ts'
import type { Connection, Place } from './messages.ts'
import { JOIN_MS } from './schedule.ts'
import { isOpen, place, send } from './socket.ts'

/** Eight seats and forty who watch, and some that come and go. */
const MAX_SOCKETS = 120
/** A class that plays behind one address, some with a second tab. */
const MAX_OF_LINE = 60

/** The sockets of a room. What belongs to one of them travels with it, so that it survives hibernation. */
export class Audience {
  private readonly room: Party.Room

  constructor(room: Party.Room) {
    this.room = room
  }

  all = (): Connection[] => [...this.room.getConnections<Place>()].filter(isOpen)
  joined = (): Connection[] => this.all().filter(({ state }) => state?.joined)
  watching = (): number => this.joined().filter(({ state }) => state?.seat === null).length
  /** Seats that have a socket. */
  seated = (): ReadonlySet<Seat> => new Set(this.all().flatMap(({ state }) => state?.seat ?? []))

  /** False when the newest socket is one too many, for the room or for its line (null: nobody knows it). */
  admits(line: string | null): boolean {
    const all = this.all()
    const near = all.filter(({ state }) => line !== null && state?.line === line)
    return all.length <= MAX_SOCKETS && near.length <= MAX_OF_LINE
  }

  /** Sends everybody what their seat may see; whoever watches sees the same. */
  tell(messageFor: (seat: Seat | null) => object) {
    const watching = JSON.stringify(messageFor(null))
    for (const connection of this.joined()) {
      const seat = connection.state?.seat ?? null
      connection.send(seat === null ? watching : JSON.stringify(messageFor(seat)))
    }
  }

  /** Another tab of the same player gives way. */
  replace(seat: Seat, by: Connection) {
    for (const other of this.all()) {
      if (other.id === by.id || other.state?.seat !== seat) continue
      send(other, { type: 'replaced' })
      place(other, { seat: null, joined: false })
      other.close(CLOSED.replaced, 'replaced')
    }
  }

  closeStrangers(now: number) {
    for (const connection of this.all()) {
      const { joined = false, since = now } = connection.state ?? {}
      if (!joined && now >= since + JOIN_MS) connection.close(CLOSED.idle, 'never joined')
    }
  }
}
