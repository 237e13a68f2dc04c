import type * as Party from 'partykit/server'
import { QuizMove } from '#contracts/quiz-room.ts'
import { shardOfRoom, shardsIn } from '#games/quiz/match/shards.ts'
import { answerPlainly, checkHandshake, lineOf, type Caller } from './room/handshake.ts'
import { limitFactor, messageBuckets, pingBuckets, type Buckets } from './room/limits.ts'
import { MAX_OF_LINE } from './room/lines.ts'
import { jsonIn } from './room/messages.ts'
import { oneByOne } from './room/one-by-one.ts'
import { JOIN_MS } from './room/schedule.ts'
import { fault, isOpen } from './room/socket.ts'
import { WORLD, type Surroundings } from './room/surroundings.ts'
import { Answers } from './quiz/answers.ts'
import { Broadcast } from './quiz/broadcast.ts'
import { Course } from './quiz/course.ts'
import { Doors } from './quiz/doors.ts'
import { QuizMail } from './quiz/mail.ts'
import { Shard } from './quiz/shard.ts'
import { move, newPlace, tell, type Connection, type Place } from './quiz/socket.ts'

/** An alarm that failed is repeated then. */
const FAILED_MS = 2_000

type Lobby = Pick<Party.Lobby, 'id' | 'env'>
type Ping = Extract<QuizMove, { type: 'ping' }>

const isShard = ({ id, env }: Lobby): boolean => shardOfRoom(id, shardsIn(env['QUIZ_SHARDS'])) !== null

/**
 * A shard of the live quiz at `/parties/quiz/{room}`: one match of the world after another, by the clock. It owns sockets,
 * storage and time; the rules are in games/quiz/match. It may hibernate, crash or restart at any moment.
 */
export default class QuizShard implements Party.Server {
  static onBeforeConnect = (request: Party.Request, lobby: Lobby) =>
    isShard(lobby) ? checkHandshake(request, lobby) : answerPlainly(request)
  static onBeforeRequest = (request: Party.Request, lobby: Lobby) =>
    isShard(lobby) && request.method === 'GET' ? request : answerPlainly(request)
  static onFetch = answerPlainly

  readonly options: Party.ServerOptions = { hibernate: true }
  private readonly shard: Shard
  private readonly course: Course
  private readonly answers: Answers
  private readonly doors: Doors
  private readonly mail: QuizMail
  private readonly messages: Buckets
  private readonly pings: Buckets
  private readonly mostOfLine: number
  private readonly alone = oneByOne<Place>()

  constructor(room: Party.Room, world: Surroundings = WORLD) {
    const { alone } = this
    this.shard = new Shard(room, world)
    const broadcast = new Broadcast(this.shard, alone)
    this.course = new Course(this.shard, broadcast, alone)
    this.answers = new Answers(this.shard, () => alone(() => this.goOn()))
    this.doors = new Doors(this.shard, broadcast)
    this.mail = new QuizMail(this.shard, alone)
    const factor = limitFactor(room.env)
    this.messages = messageBuckets(factor)
    this.pings = pingBuckets(factor)
    this.mostOfLine = MAX_OF_LINE * factor
  }

  /** Settles when the other shards and the site have answered. */
  get delivered(): Promise<unknown> {
    return Promise.all([this.course.gathered, this.mail.delivered])
  }

  onStart = () => this.shard.start()

  /** How many are here, for pages without a socket. */
  onRequest = async (): Promise<Response> => {
    const { players, watching } = this.shard.crowd
    return Response.json({ players, watching })
  }

  onConnect(connection: Connection, { request }: { request: Caller }) {
    const { crowd, world, now } = this.shard
    return this.alone(async () => {
      const line = lineOf(request)
      connection.setState(newPlace(now(), line))
      crowd.enter(connection)
      // Not an alarm: that would be written, and this socket may never join.
      world.later(() => void this.alone(async () => this.doors.closeStrangers(JOIN_MS)), JOIN_MS)
      if (crowd.isFull || !world.lines.enter(line, connection, this.mostOfLine)) this.doors.turnAway(connection)
    }, connection)
  }

  async onMessage(raw: unknown, connection: Connection): Promise<void> {
    if (!isOpen(connection)) return // sent before it heard that it is closed
    const received = this.shard.now()
    if (!this.messages.take(connection.id, received)) return fault(connection, 'too-fast')
    const message = QuizMove.safeParse(jsonIn(raw)).data
    if (!message) return fault(connection, 'bad-message')
    if (message.type === 'ping') return this.pong(message, received, connection)
    if (message.type === 'answer') return this.answers.take({ answer: message, received, connection })
    return this.alone(async () => {
      if (!isOpen(connection)) return
      await this.goOn()
      await this.doors.join(message, connection)
    }, connection)
  }

  onClose = (connection: Connection) => this.alone(() => this.lose(connection))
  onError = (connection: Connection) => this.alone(() => this.lose(connection))

  onAlarm() {
    return this.alone(async () => {
      this.shard.rang()
      try {
        if (this.shard.isOn()) await this.goOn()
        await this.mail.sendLetters()
        await this.shard.setAlarm()
      } catch (error) {
        console.error(error)
        await this.shard.setAlarm(this.shard.now() + FAILED_MS)
      }
    })
  }

  /** The page repeats the last pong's token at once: so the round trip is measured by this clock alone. */
  private pong({ sent, echo }: Ping, received: number, connection: Connection) {
    if (!this.pings.take(connection.id, received)) return fault(connection, 'too-fast')
    const { token, tokenAt, roundTrip } = connection.state!
    const measured = echo === token && token > 0 ? received - tokenAt : Infinity
    const least = Math.min(measured, roundTrip ?? Infinity)
    const now = this.shard.now()
    move(connection, { token: token + 1, tokenAt: now, roundTrip: least === Infinity ? null : least })
    tell(connection, { type: 'pong', sent, now, token: token + 1 })
  }

  /** Answers that came before a step count before it. */
  private async goOn() {
    await this.answers.settle()
    await this.course.catchUp()
  }

  private async lose(connection: Connection) {
    for (const buckets of [this.messages, this.pings]) buckets.forget(connection.id)
    await this.doors.lose(connection)
  }
}
