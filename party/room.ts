import type * as Party from 'partykit/server'
import { TYPING_MS, type CommonMessage, type Reaction } from '#contracts/rooms.ts'
import { hmac } from '#contracts/signature.ts'
import { randomFromBytes } from '#core/random.ts'
import type { Seat } from '#games/engine.ts'
import { Doors } from './room/doors.ts'
import type { RoomGame } from './room/game.ts'
import { addressOf, lineOf, type Caller } from './room/handshake.ts'
import { limitFactor, messageBuckets, pingBuckets, type Buckets } from './room/limits.ts'
import { Mail } from './room/mail.ts'
import { readMessage, type Connection, type Place } from './room/messages.ts'
import { oneByOne } from './room/one-by-one.ts'
import { JOIN_MS } from './room/schedule.ts'
import { fault, isOpen, place, refuse, send } from './room/socket.ts'
import type { Surroundings } from './room/surroundings.ts'
import { Table } from './room/table.ts'

const REACTION_MS = 1_000
/** An alarm that failed is repeated then. */
const FAILED_MS = 30_000

/**
 * One room of any game. It owns sockets, seats, storage and time; every rule is in the game's engine. What it knows is
 * saved on each change, deadlines are absolute and kept by alarms, so it may hibernate, crash or restart at any moment.
 */
export class GameRoom<State, Action, View extends { phase: string }, Move> implements Party.Server {
  readonly options: Party.ServerOptions = { hibernate: true }
  private readonly table: Table<State, Action, View, Move>
  private readonly doors: Doors<State, Action, View, Move>
  private readonly mail: Mail<State, Action, View, Move>
  private readonly messages: Buckets
  private readonly pings: Buckets
  private readonly reacted = new Map<Seat, number>()
  private readonly typed = new Map<Seat, number>()
  private readonly alone = oneByOne<Place>()

  constructor(room: Party.Room, game: RoomGame<State, Action, View, Move>, world?: Surroundings) {
    this.table = new Table(room, game, world)
    this.doors = new Doors(this.table)
    this.mail = new Mail(this.table, this.alone)
    const factor = limitFactor(room.env)
    this.messages = messageBuckets(factor)
    this.pings = pingBuckets(factor)
  }

  /** Settles when the letters of the last alarm have been answered. */
  get delivered(): Promise<unknown> {
    return this.mail.delivered
  }

  onStart = () => this.table.start()

  onConnect(connection: Connection, { request }: { request: Caller }) {
    const { audience, world, now } = this.table
    return this.alone(async () => {
      const line = lineOf(request)
      place(connection, { since: now(), line })
      // Not an alarm: that would be written, and this socket may never join.
      world.later(() => void this.alone(async () => audience.closeStrangers(now())), JOIN_MS)
      if (!audience.admits(line) || !world.lines.enter(line, connection)) this.doors.turnAway(connection)
    }, connection)
  }

  async onMessage(raw: unknown, connection: Connection): Promise<void> {
    if (!isOpen(connection)) return // sent before it heard that it is closed
    const slowly = this.messages.take(connection.id, this.table.now())
    return this.alone(async () => {
      if (!isOpen(connection)) return
      if (!slowly) return fault(connection, 'too-fast')
      const incoming = readMessage(raw, this.table.game.Move)
      if (!incoming) return fault(connection, 'bad-message')
      await this.table.doWhatIsDue()
      if (incoming.kind === 'move') return this.move(incoming.move, connection)
      return this.answer(incoming.message, connection)
    }, connection)
  }

  onClose = (connection: Connection) => this.alone(() => this.lose(connection))
  onError = (connection: Connection) => this.alone(() => this.lose(connection))

  onAlarm() {
    return this.alone(async () => {
      try {
        if (await this.table.forget()) return
        await this.table.doWhatIsDue()
        await this.mail.sendLetters()
        await this.table.setAlarm()
      } catch (error) {
        console.error(error)
        await this.table.setAlarm(this.table.now() + FAILED_MS)
      }
    })
  }

  private async answer(message: CommonMessage, connection: Connection) {
    if (message.type === 'join') {
      await this.doors.join(message, connection)
      return this.begin(connection)
    }
    if (message.type === 'ping') return this.pong(message.sent, connection)
    const seat = this.seatOf(connection)
    if (seat === null) return
    if (message.type === 'react') return this.react(seat, message.reaction, connection)
    if (message.type === 'typing') return this.typing(seat, connection)
    await this.doors.leave(seat, connection)
  }

  private pong(sent: number, connection: Connection) {
    const now = this.table.now()
    if (!this.pings.take(connection.id, now)) return fault(connection, 'too-fast')
    send(connection, { type: 'pong', sent, now })
  }

  /** Null, and a fault, for a socket that may not move anything. */
  private seatOf(connection: Connection): Seat | null {
    const { seat = null, joined = false } = connection.state ?? {}
    if (seat === null) fault(connection, joined ? 'not-seated' : 'not-joined')
    return seat
  }

  private async move(move: Move, connection: Connection) {
    const seat = this.seatOf(connection)
    if (seat === null) return
    const context = { room: addressOf(connection.uri).code, now: this.table.now(), draw: this.draw }
    const resolved = await this.table.game.resolve(move, this.table.saved.state, context)
    if (!resolved.ok) return refuse(connection, resolved.reason)
    const step = this.table.game.engine.apply(this.table.saved.state, resolved.action, seat, this.table.now())
    if (!step.ok) return refuse(connection, step.reason)
    await this.table.commit({ state: step.state })
    await this.begin(connection)
  }

  /** A quick match begins by itself. */
  private async begin(connection: Connection) {
    const { game, saved } = this.table
    const context = { room: addressOf(connection.uri).code, now: this.table.now(), draw: this.draw }
    const resolved = await game.begin(saved.state, context)
    if (!resolved?.ok) return
    const step = game.engine.apply(saved.state, resolved.action, 0, this.table.now())
    if (step.ok) await this.table.commit({ state: step.state })
  }

  private draw = async (name: string) =>
    randomFromBytes(await hmac(this.table.variable('ROOM_PUZZLE_SECRET'), `room|${this.table.game.id}|${name}`))

  private react(seat: Seat, reaction: Reaction, connection: Connection) {
    const now = this.table.now()
    if (now - (this.reacted.get(seat) ?? 0) < REACTION_MS) return refuse(connection, 'too-fast')
    this.reacted.set(seat, now)
    for (const other of this.table.audience.joined()) send(other, { type: 'reaction', seat, reaction })
  }

  /** Told to the others while a match is on, and neither stored nor refused: one too many is as good as none. */
  private typing(seat: Seat, connection: Connection) {
    const { game, saved, audience } = this.table
    const now = this.table.now()
    if (!game.isRunning(saved.state) || now - (this.typed.get(seat) ?? 0) < TYPING_MS) return
    this.typed.set(seat, now)
    for (const other of audience.joined()) if (other.id !== connection.id) send(other, { type: 'typing', seat })
  }

  private async lose(connection: Connection) {
    for (const buckets of [this.messages, this.pings]) buckets.forget(connection.id)
    await this.doors.lose(connection)
  }
}
