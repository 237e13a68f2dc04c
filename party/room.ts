import type * as Party from 'partykit/server'
import { TYPING_MS, type CommonMessage, type Reaction } from '#contracts/rooms.ts'
import { hmac } from '#contracts/signature.ts'
import { randomFromBytes } from '#core/random.ts'
import type { Seat } from '#games/engine.ts'
import { logFault } from './log.ts'
import { Admission } from './room/admission.ts'
import type { RoomGame } from './room/game.ts'
import { addressOf, callerNetwork, type Caller } from './room/handshake.ts'
import { limitFactor, messageBuckets, pingBuckets, type Buckets } from './room/limits.ts'
import { OutboxSender } from './room/outbox-sender.ts'
import { readMessage, type Connection, type ConnectionState } from './room/messages.ts'
import { createEventQueue } from './room/event-queue.ts'
import { JOIN_MS } from './room/schedule.ts'
import { fault, isOpen, updateState, refuse, send } from './room/socket.ts'
import type { Environment } from './room/environment.ts'
import { RoomStore } from './room/store.ts'

const REACTION_MS = 1_000
/** Retry delay after a failed alarm. */
const ALARM_RETRY_MS = 30_000

/**
 * A room of any game. It owns sockets, seats, storage and time; every rule is in the game's engine. State is stored on
 * each change and deadlines are absolute alarms, so it may hibernate, crash or restart at any moment.
 */
export class GameRoom<State, Action, View extends { phase: string }, Move> implements Party.Server {
  readonly options: Party.ServerOptions = { hibernate: true }
  private readonly store: RoomStore<State, Action, View, Move>
  private readonly admission: Admission<State, Action, View, Move>
  private readonly outboxSender: OutboxSender<State, Action, View, Move>
  private readonly messages: Buckets
  private readonly pings: Buckets
  private readonly reacted = new Map<Seat, number>()
  private readonly typed = new Map<Seat, number>()
  private readonly enqueue = createEventQueue<ConnectionState>()

  constructor(room: Party.Room, game: RoomGame<State, Action, View, Move>, environment?: Environment) {
    this.store = new RoomStore(room, game, environment)
    this.admission = new Admission(this.store)
    this.outboxSender = new OutboxSender(this.store, this.enqueue)
    const factor = limitFactor(room.env)
    this.messages = messageBuckets(factor)
    this.pings = pingBuckets(factor)
  }

  /** Settles when the deliveries of the last alarm have ended. */
  get delivered(): Promise<unknown> {
    return this.outboxSender.delivered
  }

  onStart = () => this.store.start()

  onConnect(connection: Connection, { request }: { request: Caller }) {
    const { connections, environment, now } = this.store
    return this.enqueue(async () => {
      const network = callerNetwork(request)
      updateState(connection, { since: now(), network })
      // A timer, because an alarm would write to storage for a socket that may never join.
      environment.later(() => void this.enqueue(async () => connections.closeUnjoined(now())), JOIN_MS)
      if (!connections.admits(network) || !environment.networks.enter(network, connection))
        this.admission.turnAway(connection)
    }, connection)
  }

  async onMessage(raw: unknown, connection: Connection): Promise<void> {
    if (!isOpen(connection)) return // sent before the close reached the client
    const slowly = this.messages.take(connection.id, this.store.now())
    return this.enqueue(async () => {
      if (!isOpen(connection)) return
      if (!slowly) return fault(connection, 'too-fast')
      const incoming = readMessage(raw, this.store.game.Move)
      if (!incoming) return fault(connection, 'bad-message')
      await this.store.doWhatIsDue()
      if (incoming.kind === 'move') return this.move(incoming.move, connection)
      return this.answer(incoming.message, connection)
    }, connection)
  }

  onClose = (connection: Connection) => this.enqueue(() => this.lose(connection))
  onError = (connection: Connection) => this.enqueue(() => this.lose(connection))

  onAlarm() {
    return this.enqueue(async () => {
      try {
        if (await this.store.forget()) return
        await this.store.doWhatIsDue()
        await this.outboxSender.sendDue()
        await this.store.setAlarm()
      } catch (error) {
        logFault(error)
        await this.store.setAlarm(this.store.now() + ALARM_RETRY_MS)
      }
    })
  }

  private async answer(message: CommonMessage, connection: Connection) {
    if (message.type === 'join') {
      await this.admission.join(message, connection)
      return this.begin(connection)
    }
    if (message.type === 'ping') return this.pong(message.sent, connection)
    const seat = this.seatOf(connection)
    if (seat === null) return
    if (message.type === 'react') return this.react(seat, message.reaction, connection)
    if (message.type === 'typing') return this.typing(seat, connection)
    await this.admission.leave(seat, connection)
  }

  private pong(sent: number, connection: Connection) {
    const now = this.store.now()
    if (!this.pings.take(connection.id, now)) return fault(connection, 'too-fast')
    send(connection, { type: 'pong', sent, now })
  }

  /** The socket's seat; null and a fault for a socket without one. */
  private seatOf(connection: Connection): Seat | null {
    const { seat = null, joined = false } = connection.state ?? {}
    if (seat === null) fault(connection, joined ? 'not-seated' : 'not-joined')
    return seat
  }

  private async move(move: Move, connection: Connection) {
    const seat = this.seatOf(connection)
    if (seat === null) return
    const context = { room: addressOf(connection.uri).code, now: this.store.now(), draw: this.draw }
    const resolved = await this.store.game.resolve(move, this.store.saved.state, context)
    if (!resolved.ok) return refuse(connection, resolved.reason)
    const step = this.store.game.engine.apply(this.store.saved.state, resolved.action, seat, this.store.now())
    if (!step.ok) return refuse(connection, step.reason)
    await this.store.commit({ state: step.state })
    await this.begin(connection)
  }

  /** Starts a quick match once both players are present. */
  private async begin(connection: Connection) {
    const { game, saved } = this.store
    const context = { room: addressOf(connection.uri).code, now: this.store.now(), draw: this.draw }
    const resolved = await game.begin(saved.state, context)
    if (!resolved?.ok) return
    const step = game.engine.apply(saved.state, resolved.action, 0, this.store.now())
    if (step.ok) await this.store.commit({ state: step.state })
  }

  private draw = async (name: string) =>
    randomFromBytes(await hmac(this.store.variable('ROOM_PUZZLE_SECRET'), `room|${this.store.game.id}|${name}`))

  private react(seat: Seat, reaction: Reaction, connection: Connection) {
    const now = this.store.now()
    if (now - (this.reacted.get(seat) ?? 0) < REACTION_MS) return refuse(connection, 'too-fast')
    this.reacted.set(seat, now)
    for (const other of this.store.connections.joined()) send(other, { type: 'reaction', seat, reaction })
  }

  /** Broadcast only during a match; never stored, and dropped without an error when too frequent. */
  private typing(seat: Seat, connection: Connection) {
    const { game, saved, connections } = this.store
    const now = this.store.now()
    if (!game.isRunning(saved.state) || now - (this.typed.get(seat) ?? 0) < TYPING_MS) return
    this.typed.set(seat, now)
    for (const other of connections.joined()) if (other.id !== connection.id) send(other, { type: 'typing', seat })
  }

  private async lose(connection: Connection) {
    for (const buckets of [this.messages, this.pings]) buckets.forget(connection.id)
    await this.admission.lose(connection)
  }
}
