import type * as Party from 'partykit/server'
import { CLOSED, MAX_FAULTS } from '#contracts/rooms.ts'
import type { Seat } from '#games/engine.ts'
import { refuse, send, type Connection, type Place } from './messages.ts'
import { JOIN_MS } from './schedule.ts'

const OPEN = 1

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
  /** When the sockets that have not joined were opened. */
  strangers = (): number[] => this.all().flatMap(({ state }) => (state && !state.joined ? [state.since] : []))

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

export const isOpen = ({ readyState }: Connection): boolean => readyState === OPEN

export const place = (connection: Connection, values: Partial<Place>) =>
  connection.setState({ seat: null, joined: false, faults: 0, since: 0, ...connection.state, ...values })

/** Something that no page of ours sends. */
export function fault(connection: Connection, reason: string) {
  const faults = (connection.state?.faults ?? 0) + 1
  place(connection, { faults })
  refuse(connection, reason)
  if (faults >= MAX_FAULTS) connection.close(CLOSED.faults, 'too many faults')
}
