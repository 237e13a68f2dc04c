import type * as Party from 'partykit/server'
import { MOST_SEATS } from '#games/quiz/match/seats.ts'
import { isOpen } from '../room/socket.ts'
import type { Connection, Place } from './socket.ts'

const MOST_WATCHING = 200
/** With those that come and go. */
const MOST_SOCKETS = MOST_SEATS + MOST_WATCHING + 300

/** The sockets of a shard, by what they are to it: found and counted without looking at a thousand others. */
export class Crowd {
  private readonly room: Pick<Party.Room, 'getConnections'>
  private readonly open = new Map<string, Connection>()
  /** By player. */
  private readonly seated = new Map<string, Connection>()
  private readonly looking = new Map<string, Connection>()
  private readonly strange = new Map<string, Connection>()

  constructor(room: Pick<Party.Room, 'getConnections'>) {
    this.room = room
  }

  /** After waking up, the sockets are still there. */
  start() {
    for (const connection of this.room.getConnections<Place>()) if (isOpen(connection)) this.enter(connection)
  }

  enter(connection: Connection) {
    const { player = null, joined = false } = connection.state ?? {}
    this.open.set(connection.id, connection)
    if (player !== null) this.seated.set(player, connection)
    else (joined ? this.looking : this.strange).set(connection.id, connection)
  }

  /** Speaks for `player` from now on; the socket that did before, if it is another one. */
  sit(player: string, connection: Connection): Connection | null {
    this.stand(connection)
    const before = this.seated.get(player) ?? null
    this.seated.set(player, connection)
    return before?.id === connection.id ? null : before
  }

  /** Looks on from now on. */
  look(connection: Connection) {
    this.stand(connection)
    this.looking.set(connection.id, connection)
  }

  leave(connection: Connection) {
    this.open.delete(connection.id)
    this.stand(connection)
  }

  private stand({ id, state }: Connection) {
    const player = state?.player ?? null
    if (player !== null && this.seated.get(player)?.id === id) this.seated.delete(player)
    this.looking.delete(id)
    this.strange.delete(id)
  }

  get isFull(): boolean {
    return this.open.size > MOST_SOCKETS
  }
  get canWatch(): boolean {
    return this.watching < MOST_WATCHING
  }
  get isAnybody(): boolean {
    return this.seated.values().some(isOpen) || this.looking.values().some(isOpen)
  }
  get players(): number {
    return this.seated.size
  }
  get watching(): number {
    return this.looking.size
  }
  /** Any of them; all came to the same address. */
  get first(): Connection | undefined {
    return this.open.values().next().value
  }

  joined = (): Connection[] => [...this.seated.values(), ...this.looking.values()]
  /** Who has not said yet what for. */
  strangers = (): Connection[] => [...this.strange.values()]
  /** Who is here with a seat, those who came last at the end. */
  present = (): string[] => [...this.seated.keys()]
}
