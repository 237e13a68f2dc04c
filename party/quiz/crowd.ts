import type * as Party from 'partykit/server'
import { MOST_SEATS } from '#games/quiz/match/seats.ts'
import { isOpen } from '../room/socket.ts'
import type { Connection, Place } from './socket.ts'

const MOST_WATCHING = 200
/** With those that come and go. */
const MOST_SOCKETS = MOST_SEATS + MOST_WATCHING + 300

/** The sockets of a shard, by what they are to it: found without looking at a thousand others. */
export class Crowd {
  private readonly room: Pick<Party.Room, 'getConnections'>
  private readonly open = new Map<string, Connection>()
  private readonly seated = new Map<string, Connection>()

  constructor(room: Pick<Party.Room, 'getConnections'>) {
    this.room = room
  }

  /** After waking up, the sockets are still there. */
  start() {
    for (const connection of this.room.getConnections<Place>()) if (isOpen(connection)) this.enter(connection)
  }

  enter(connection: Connection) {
    this.open.set(connection.id, connection)
    const player = connection.state?.player ?? null
    if (player !== null) this.seated.set(player, connection)
  }

  /** Speaks for `player` from now on; the socket that did before, if it is another one. */
  sit(player: string, connection: Connection): Connection | null {
    const before = this.seated.get(player) ?? null
    this.seated.set(player, connection)
    return before?.id === connection.id ? null : before
  }

  leave(connection: Connection) {
    this.open.delete(connection.id)
    this.stand(connection)
  }

  /** Speaks for nobody any more. */
  stand({ id, state }: Connection) {
    const player = state?.player ?? null
    if (player !== null && this.seated.get(player)?.id === id) this.seated.delete(player)
  }

  get isFull(): boolean {
    return this.open.size > MOST_SOCKETS
  }
  get canWatch(): boolean {
    return this.watching < MOST_WATCHING
  }
  get isEmpty(): boolean {
    return this.open.size === 0
  }
  get players(): number {
    return this.seated.size
  }
  get watching(): number {
    return this.joined().filter(({ state }) => state?.player === null).length
  }

  all = (): Connection[] => [...this.open.values()]
  joined = (): Connection[] => this.all().filter((connection) => connection.state?.joined && isOpen(connection))
  /** Who is here with a seat, those who came last at the end. */
  present = (): string[] => [...this.seated.keys()]
  isPresent = (player: string): boolean => this.seated.has(player)
}
