import type * as Party from 'partykit/server'
import { CLOSED, type CommonMessage, type Reaction } from '#contracts/rooms.ts'
import { hmac } from '#contracts/signature.ts'
import { verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import { randomFromBytes } from '#core/random.ts'
import type { Seat } from '#games/engine.ts'
import { Audience } from './room/audience.ts'
import type { RoomGame } from './room/game.ts'
import { addressOf, lineOf, type Caller } from './room/handshake.ts'
import { limitFactor, messageBuckets, pingBuckets, type Buckets } from './room/limits.ts'
import { Lines } from './room/lines.ts'
import { readMessage, type Connection } from './room/messages.ts'
import { later, post, type Letter } from './room/outbox.ts'
import { afterStart, cardOf, change, freeSeat, newRoom, type Holder, type Saved } from './room/saved.ts'
import { FORGET_MS, JOIN_MS, nextAlarm } from './room/schedule.ts'
import { hashOf, newSecret } from './room/secrets.ts'
import { fault, isOpen, place, refuse, send } from './room/socket.ts'
import { transitions } from './room/transitions.ts'

const SAVED_KEY = 'room'
const MAX_WATCHING = 40
const REACTION_MS = 1_000
/** A try that a crash interrupted is repeated then. */
const UNANSWERED_MS = 30_000

export type Surroundings = {
  now: () => number
  fetch: typeof fetch
  /** Does it after so many ms, unless the room leaves memory before. */
  later: (work: () => void, ms: number) => void
  /** The open sockets of all rooms. */
  lines: Lines
}

const WORLD: Surroundings = {
  now: () => Date.now(),
  fetch: (input, init) => fetch(input, init),
  later: (work, ms) => void setTimeout(work, ms),
  lines: new Lines(),
}

type Variable = 'ROOM_TICKET_SECRET' | 'ROOM_RESULT_SECRET' | 'ROOM_PUZZLE_SECRET' | 'PUBLIC_SITE_URL'

type Join = Extract<CommonMessage, { type: 'join' }>

/**
 * One room of any game. It owns sockets, seats, storage and time; every rule is in the game's engine. What it knows is
 * saved on each change, deadlines are absolute and kept by alarms, so it may hibernate, crash or restart at any moment.
 */
export class GameRoom<State, Action, View extends { phase: string }, Move> implements Party.Server {
  readonly options: Party.ServerOptions = { hibernate: true }
  /** Settles when the letters of the last alarm have been answered. */
  delivered: Promise<unknown> = Promise.resolve()
  private readonly room: Party.Room
  private readonly game: RoomGame<State, Action, View, Move>
  private readonly world: Surroundings
  private readonly audience: Audience
  private readonly after: ReturnType<typeof transitions<State, Action, View, Move>>
  private saved: Saved<State>
  /** One event at a time: a room waits for signatures, and another event must not slip in between. */
  private queue: Promise<void> = Promise.resolve()
  private readonly reacted = new Map<Seat, number>()
  private readonly messages: Buckets
  private readonly pings: Buckets

  constructor(room: Party.Room, game: RoomGame<State, Action, View, Move>, world: Surroundings = WORLD) {
    this.room = room
    this.game = game
    this.world = world
    this.audience = new Audience(room)
    this.after = transitions(game)
    this.saved = this.fresh(0)
    const factor = limitFactor(room.env)
    this.messages = messageBuckets(factor)
    this.pings = pingBuckets(factor)
  }

  /** Nothing is written for a room that nobody has joined yet, or that has been forgotten. */
  async onStart() {
    const now = this.world.now()
    const stored = await this.room.storage.get<Saved<State>>(SAVED_KEY)
    this.saved = this.fresh(now)
    if (stored?.shape !== this.game.shape) return
    const holders = afterStart(stored.holders, this.audience.seated(), now)
    this.saved = { ...stored, holders }
    if (holders.some((holder, at) => holder !== stored.holders[at])) await this.keep(this.saved)
  }

  onConnect(connection: Connection, { request }: { request: Caller }) {
    return this.alone(async () => {
      const line = lineOf(request)
      place(connection, { since: this.world.now(), line })
      // Not an alarm: that would be written, and this socket may never join.
      this.world.later(() => void this.alone(async () => this.audience.closeStrangers(this.world.now())), JOIN_MS)
      if (this.audience.admits(line) && this.world.lines.enter(line, connection)) return
      this.turnAway(connection)
    }, connection)
  }

  async onMessage(raw: unknown, connection: Connection): Promise<void> {
    if (!isOpen(connection)) return // sent before it heard that it is closed
    const slowly = this.messages.take(connection.id, this.world.now())
    return this.alone(async () => {
      if (!isOpen(connection)) return
      if (!slowly) return fault(connection, 'too-fast')
      const incoming = readMessage(raw, this.game.Move)
      if (!incoming) return fault(connection, 'bad-message')
      await this.doWhatIsDue()
      if (incoming.kind === 'move') return this.move(incoming.move, connection)
      return this.answer(incoming.message, connection)
    }, connection)
  }

  onClose = (connection: Connection) => this.alone(() => this.lose(connection))
  onError = (connection: Connection) => this.alone(() => this.lose(connection))

  onAlarm() {
    return this.alone(async () => {
      try {
        if (await this.forget()) return
        await this.doWhatIsDue()
        await this.sendLetters()
        await this.setAlarm()
      } catch (error) {
        console.error(error)
        await this.room.storage.setAlarm(this.world.now() + UNANSWERED_MS)
      }
    })
  }

  /** Whatever fails is told to the log and, as a fault, to whoever asked: it stops neither the room nor its runtime. */
  private alone(work: () => Promise<unknown>, connection?: Connection): Promise<void> {
    const failed = (error: unknown) => {
      console.error(error)
      if (connection && isOpen(connection)) fault(connection, 'failed')
    }
    const turn = this.queue.then(work).then(() => undefined, failed)
    this.queue = turn.catch(console.error)
    return this.queue
  }

  private async answer(message: CommonMessage, connection: Connection) {
    if (message.type === 'join') return this.join(message, connection)
    if (message.type === 'ping') return this.pong(message.sent, connection)
    const seat = this.seatOf(connection)
    if (seat === null) return
    if (message.type === 'react') return this.react(seat, message.reaction, connection)
    await this.leave(seat, connection)
  }

  private pong(sent: number, connection: Connection) {
    const now = this.world.now()
    if (!this.pings.take(connection.id, now)) return fault(connection, 'too-fast')
    send(connection, { type: 'pong', sent, now })
  }

  /** Null, and a fault, for a socket that may not move anything. */
  private seatOf(connection: Connection): Seat | null {
    const { seat = null, joined = false } = connection.state ?? {}
    if (seat === null) fault(connection, joined ? 'not-seated' : 'not-joined')
    return seat
  }

  private async join({ ticket, seatSecret, version, watch }: Join, connection: Connection) {
    const { code, ticket: brought } = addressOf(connection.uri)
    const check = await verifyTicket(ticket ?? brought, code, this.variable('ROOM_TICKET_SECRET'), this.world.now())
    if (!check.ok) return fault(connection, check.reason)
    const hash = seatSecret === undefined ? null : await hashOf(seatSecret)
    const mine = this.saved.holders.find(({ secretHash }) => secretHash === hash)
    if (mine) return this.resume(mine, check.claims, version, connection)
    if (connection.state?.seat != null) return send(connection, this.stateFor(connection.state.seat))
    await (watch ? this.watch(connection) : this.sitOrWatch(check.claims, connection))
  }

  /** The seat is mine: signing in meanwhile changes only the name on it and whom the results belong to. */
  private async resume(mine: Holder, claims: TicketClaims, version: number | undefined, connection: Connection) {
    const { seat, lostAt } = mine
    this.audience.replace(seat, connection)
    place(connection, { seat, joined: true })
    send(connection, { type: 'joined', seat })
    if (lostAt === null && isSamePerson(mine.claims, claims)) {
      const { version: current } = this.saved
      if (version !== current) return send(connection, this.stateFor(seat))
      return send(connection, { type: 'current', version: current, now: this.world.now() })
    }
    const action = { type: 'sit', name: claims.name } as const
    const state = this.after.applied(this.saved.state, action, seat, this.world.now()) ?? this.saved.state
    await this.commit({ state, holders: change(this.saved.holders, seat, { claims, lostAt: null, expired: false }) })
  }

  private async sitOrWatch(claims: TicketClaims, connection: Connection) {
    const { holders, state } = this.saved
    const known = holders.some((holder) => holder.claims.player === claims.player)
    const seat = known ? null : freeSeat(holders, this.game.seats)
    const action = { type: 'sit', name: claims.name } as const
    const seated = seat === null ? null : this.after.applied(state, action, seat, this.world.now())
    if (seat === null || !seated) return this.watch(connection)
    const seatSecret = newSecret()
    const holder: Holder = { seat, secretHash: await hashOf(seatSecret), claims, lostAt: null, expired: false }
    place(connection, { seat, joined: true })
    send(connection, { type: 'joined', seat, seatSecret })
    await this.commit({ state: seated, holders: [...holders, holder] })
  }

  private async watch(connection: Connection) {
    const watches = connection.state?.joined === true
    if (!watches && this.audience.watching() >= MAX_WATCHING) return this.turnAway(connection)
    place(connection, { seat: null, joined: true })
    send(connection, { type: 'joined', seat: null })
    if (watches) return send(connection, this.stateFor(null))
    await this.commit({})
  }

  private turnAway(connection: Connection) {
    refuse(connection, 'room-full')
    connection.close(CLOSED.full, 'full')
  }

  private async move(move: Move, connection: Connection) {
    const seat = this.seatOf(connection)
    if (seat === null) return
    const context = { room: addressOf(connection.uri).code, now: this.world.now(), draw: this.draw }
    const resolved = await this.game.resolve(move, this.saved.state, context)
    if (!resolved.ok) return refuse(connection, resolved.reason)
    const step = this.game.engine.apply(this.saved.state, resolved.action, seat, this.world.now())
    if (!step.ok) return refuse(connection, step.reason)
    await this.commit({ state: step.state })
  }

  private draw = async (name: string) =>
    randomFromBytes(await hmac(this.variable('ROOM_PUZZLE_SECRET'), `room|${this.game.id}|${name}`))

  private react(seat: Seat, reaction: Reaction, connection: Connection) {
    const now = this.world.now()
    if (now - (this.reacted.get(seat) ?? 0) < REACTION_MS) return refuse(connection, 'too-fast')
    this.reacted.set(seat, now)
    for (const other of this.audience.joined()) send(other, { type: 'reaction', seat, reaction })
  }

  private async leave(seat: Seat, connection: Connection) {
    place(connection, { seat: null, joined: true })
    send(connection, { type: 'joined', seat: null })
    await this.commit(this.after.without(this.saved, seat, this.world.now()))
  }

  private async lose(connection: Connection) {
    const { seat = null, joined = false, line = null } = connection.state ?? {}
    this.world.lines.leave(line, connection)
    for (const buckets of [this.messages, this.pings]) buckets.forget(connection.id)
    place(connection, { seat: null, joined: false })
    if (seat !== null) await this.commit({ holders: change(this.saved.holders, seat, { lostAt: this.world.now() }) })
    else if (joined) await this.commit({})
  }

  private async doWhatIsDue() {
    const next = this.after.due(this.saved, this.world.now())
    if (next !== this.saved) await this.commit(next)
  }

  /** Saves a change, sets the next alarm and tells everybody. */
  private async commit(values: Partial<Saved<State>>) {
    await this.keep(this.after.next(this.saved, values, this.world.now()))
    this.audience.tell((seat) => this.stateFor(seat))
  }

  /** What cannot be written down has not happened. */
  private async keep(next: Saved<State>) {
    await this.room.storage.put(SAVED_KEY, next)
    this.saved = next
    await this.setAlarm()
  }

  private setAlarm(): Promise<void> {
    return this.room.storage.setAlarm(nextAlarm(this.saved, this.game.until(this.saved.state)))
  }

  private fresh(now: number): Saved<State> {
    return newRoom(this.game.start(now), this.game.shape, now)
  }

  private async sendLetters() {
    const now = this.world.now()
    const due = this.saved.outbox.filter(({ dueAt }) => dueAt <= now)
    if (due.length === 0) return
    const outbox = this.saved.outbox.map((letter) =>
      due.includes(letter) ? { ...letter, dueAt: now + UNANSWERED_MS } : letter,
    )
    await this.keep({ ...this.saved, outbox })
    // Not awaited: an alarm that runs would hold back the next one, and with it a round's end.
    this.delivered = Promise.all(due.map((letter) => this.deliver(letter))).catch(console.error)
  }

  private async deliver(letter: Letter) {
    const [url, secret] = [this.variable('PUBLIC_SITE_URL'), this.variable('ROOM_RESULT_SECRET')]
    const taken = await post(letter, { url, secret, fetch: this.world.fetch }, this.world.now())
    await this.alone(async () => {
      const { match } = letter.result
      const again = taken ? null : later(letter, this.world.now())
      const others = this.saved.outbox.filter(({ result }) => result.match !== match)
      const isLast = this.game.finished(this.saved.state)?.match === match
      const recorded = this.saved.recorded || (taken && isLast)
      await this.commit({ outbox: again ? [...others, again] : others, recorded })
    })
  }

  /** A room that nobody has touched for a day, with nobody in it and nothing to send, leaves no trace. */
  private async forget(): Promise<boolean> {
    const now = this.world.now()
    if (now < this.saved.touchedAt + FORGET_MS) return false
    if (this.saved.outbox.length > 0 || this.audience.all().length > 0) {
      this.saved = { ...this.saved, touchedAt: now }
      return false
    }
    await this.room.storage.deleteAll()
    await this.room.storage.deleteAlarm()
    this.saved = this.fresh(now)
    return true
  }

  private stateFor(seat: Seat | null) {
    const { version, state, holders, recorded } = this.saved
    const view = this.game.engine.view(state, seat)
    const [seats, watching] = [holders.map(cardOf), this.audience.watching()]
    return { type: 'state' as const, version, now: this.world.now(), seats, watching, recorded, view }
  }

  private variable(name: Variable): string {
    const value = this.room.env[name]
    if (typeof value !== 'string' || value === '') throw new Error(`The rooms cannot run without ${name}.`)
    return value
  }
}

/** But for the time on the ticket. */
const isSamePerson = (one: TicketClaims, other: TicketClaims): boolean =>
  JSON.stringify({ ...one, expires: 0 }) === JSON.stringify({ ...other, expires: 0 })
