import type * as Party from 'partykit/server'
import { QuizMove } from '#contracts/quiz-room.ts'
import { shardOfRoom, shardsIn } from '#games/quiz/match/shards.ts'
import { logFault } from './log.ts'
import { answerHttp, checkHandshake, callerNetwork, type Caller } from './room/handshake.ts'
import { limitFactor, messageBuckets, pingBuckets, type Buckets } from './room/limits.ts'
import { MAX_PER_NETWORK } from './room/network-connections.ts'
import { jsonIn } from './room/messages.ts'
import { createEventQueue } from './room/event-queue.ts'
import { JOIN_MS } from './room/schedule.ts'
import { fault, isOpen } from './room/socket.ts'
import { RUNTIME, type Environment } from './room/environment.ts'
import { Answers } from './quiz/answers.ts'
import { Broadcast } from './quiz/broadcast.ts'
import { Scheduler } from './quiz/scheduler.ts'
import { Admission } from './quiz/admission.ts'
import { QuizOutboxSender } from './quiz/outbox-sender.ts'
import { Shard } from './quiz/shard.ts'
import { updateState, newConnectionState, send, type Connection, type ConnectionState } from './quiz/socket.ts'

/** Retry delay after a failed alarm. */
const ALARM_RETRY_MS = 2_000

type Lobby = Pick<Party.Lobby, 'id' | 'env'>
type Ping = Extract<QuizMove, { type: 'ping' }>

const isShard = ({ id, env }: Lobby): boolean => shardOfRoom(id, shardsIn(env['QUIZ_SHARDS'])) !== null

/**
 * A shard of the World quiz at `/parties/quiz/{room}`: one match after another, by the clock. It owns sockets, storage
 * and time; the rules are in games/quiz/match. It may hibernate, crash or restart at any moment.
 */
export default class QuizShard implements Party.Server {
  static onBeforeConnect = (request: Party.Request, lobby: Lobby) =>
    isShard(lobby) ? checkHandshake(request, lobby) : answerHttp(request)
  static onBeforeRequest = (request: Party.Request, lobby: Lobby) =>
    isShard(lobby) && request.method === 'GET' ? request : answerHttp(request)
  static onFetch = answerHttp

  readonly options: Party.ServerOptions = { hibernate: true }
  private readonly shard: Shard
  private readonly scheduler: Scheduler
  private readonly answers: Answers
  private readonly admission: Admission
  private readonly outboxSender: QuizOutboxSender
  private readonly messages: Buckets
  private readonly pings: Buckets
  private readonly maxPerNetwork: number
  private readonly enqueue = createEventQueue<ConnectionState>()

  constructor(room: Party.Room, environment: Environment = RUNTIME) {
    const { enqueue } = this
    this.shard = new Shard(room, environment)
    const broadcast = new Broadcast(this.shard, enqueue)
    this.scheduler = new Scheduler(this.shard, broadcast, enqueue)
    this.answers = new Answers(
      this.shard,
      () => enqueue(() => this.advance()),
      (round) => broadcast.progressSoon(round),
    )
    this.admission = new Admission(this.shard, broadcast)
    this.outboxSender = new QuizOutboxSender(this.shard, enqueue)
    const factor = limitFactor(room.env)
    this.messages = messageBuckets(factor)
    this.pings = pingBuckets(factor)
    this.maxPerNetwork = MAX_PER_NETWORK * factor
  }

  /** Settles when the other shards and the site have answered. */
  get delivered(): Promise<unknown> {
    return Promise.all([this.scheduler.gathered, this.outboxSender.delivered])
  }

  async onStart() {
    await this.shard.start()
    // After a crash all sockets are gone; after hibernation they still exist.
    if (!this.shard.connections.isAnybody) this.scheduler.waitForReturn()
  }

  /** Player counts for pages without a socket. */
  onRequest = async (): Promise<Response> => {
    const { players, watching } = this.shard.connections
    return Response.json({ players, watching })
  }

  onConnect(connection: Connection, { request }: { request: Caller }) {
    const { connections, environment, now } = this.shard
    return this.enqueue(async () => {
      const network = callerNetwork(request)
      connection.setState(newConnectionState(now(), network))
      connections.enter(connection)
      // A timer, because an alarm would write to storage for a socket that may never join.
      environment.later(() => void this.enqueue(async () => this.admission.closeUnjoined(JOIN_MS)), JOIN_MS)
      if (connections.isFull || !environment.networks.enter(network, connection, this.maxPerNetwork))
        this.admission.turnAway(connection)
    }, connection)
  }

  async onMessage(raw: unknown, connection: Connection): Promise<void> {
    if (!isOpen(connection)) return // sent before the close reached the client
    const received = this.shard.now()
    if (!this.messages.take(connection.id, received)) return fault(connection, 'too-fast')
    const message = QuizMove.safeParse(jsonIn(raw)).data
    if (!message) return fault(connection, 'bad-message')
    if (message.type === 'ping') return this.pong(message, received, connection)
    if (message.type === 'answer') return this.answers.take({ answer: message, received, connection })
    return this.enqueue(async () => {
      if (!isOpen(connection)) return
      await this.advance()
      await this.admission.join(message, connection)
    }, connection)
  }

  onClose = (connection: Connection) => this.enqueue(() => this.lose(connection))
  onError = (connection: Connection) => this.enqueue(() => this.lose(connection))

  onAlarm() {
    return this.enqueue(async () => {
      this.shard.alarmFired()
      try {
        if (this.shard.isActive()) await this.advance()
        await this.outboxSender.sendDue()
        await this.shard.setAlarm()
      } catch (error) {
        logFault(error)
        await this.shard.setAlarm(this.shard.now() + ALARM_RETRY_MS)
      }
    })
  }

  /** The page echoes the last pong's token at once, so only this clock measures the round trip. */
  private pong({ sent, echo }: Ping, received: number, connection: Connection) {
    if (!this.pings.take(connection.id, received)) return fault(connection, 'too-fast')
    const { token, tokenAt, roundTrip } = connection.state!
    const measured = echo === token && token > 0 ? received - tokenAt : Infinity
    const least = Math.min(measured, roundTrip ?? Infinity)
    const now = this.shard.now()
    updateState(connection, { token: token + 1, tokenAt: now, roundTrip: least === Infinity ? null : least })
    send(connection, { type: 'pong', sent, now, token: token + 1 })
  }

  /** Flushes answers first, so that those received before a step count. */
  private async advance() {
    await this.answers.settle()
    await this.scheduler.catchUp()
    await this.scheduler.closeEarly()
  }

  private async lose(connection: Connection) {
    for (const buckets of [this.messages, this.pings]) buckets.forget(connection.id)
    const isPlayer = (connection.state?.player ?? null) !== null
    await this.admission.lose(connection)
    if (isPlayer && this.shard.connections.isAnybody) this.scheduler.waitForReturn()
  }
}
