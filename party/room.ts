import type * as Party from 'partykit/server'
import { CLOSED, type CommonMessage, type Reaction } from '#contracts/rooms.ts'
import { verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import type { Seat } from '#games/engine.ts'
import { Audience, fault, isOpen, place } from './room/audience.ts'
import type { RoomGame } from './room/game.ts'
import { readMessage, refuse, send, type Connection } from './room/messages.ts'
import { later, post, type Letter } from './room/outbox.ts'
import { afterStart, cardOf, change, freeSeat, newRoom, type Holder, type Saved } from './room/saved.ts'
import { FORGET_MS, nextAlarm } from './room/schedule.ts'
import { hashOf, newSecret } from './room/secrets.ts'
import { transitions } from './room/transitions.ts'

const SAVED_KEY = 'room'
const ID_KEY = 'id'
const MAX_WATCHING = 40
const REACTION_MS = 1_000
/** A try that a crash interrupted is repeated then. */
const UNANSWERED_MS = 30_000

export type Surroundings = { now: () => number; fetch: typeof fetch }

const WORLD: Surroundings = { now: () => Date.now(), fetch: (input, init) => fetch(input, init) }

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
  private id = ''
  private saved: Saved<State>
  /** One event at a time: a room waits for signatures, and another event must not slip in between. */
  private queue: Promise<unknown> = Promise.resolve()
  private readonly reacted = new Map<Seat, number>()

  constructor(room: Party.Room, game: RoomGame<State, Action, View, Move>, world: Surroundings = WORLD) {
    this.room = room
    this.game = game
    this.world = world
    this.audience = new Audience(room)
    this.after = transitions(game)
    this.saved = newRoom(game.start(0), 0)
  }

  async onStart() {
    const now = this.world.now()
    this.id = await this.findId()
    const saved = (await this.room.storage.get<Saved<State>>(SAVED_KEY)) ?? newRoom(this.game.start(now), now)
    this.saved = { ...saved, holders: afterStart(saved.holders, this.audience.seated(), now) }
  }

  /** An alarm that wakes a room does not tell its name, and neither does anything after it: storage does. */
  private async findId(): Promise<string> {
    const known = await this.room.storage.get<string>(ID_KEY)
    if (known !== undefined) return known
    const { id } = this.room
    await this.room.storage.put(ID_KEY, id)
    return id
  }

  onConnect(connection: Connection) {
    return this.alone(async () => {
      place(connection, { since: this.world.now() })
      await this.setAlarm()
    })
  }

  onMessage(raw: unknown, connection: Connection) {
    return this.alone(async () => {
      if (!isOpen(connection)) return // sent before it heard that it is closed
      const incoming = readMessage(raw, this.game.Move)
      if (!incoming) return fault(connection, 'bad-message')
      await this.doWhatIsDue()
      if (incoming.kind === 'move') return this.move(incoming.move, connection)
      return this.answer(incoming.message, connection)
    })
  }

  onClose = (connection: Connection) => this.alone(() => this.lose(connection))
  onError = (connection: Connection) => this.alone(() => this.lose(connection))

  onAlarm() {
    return this.alone(async () => {
      if (await this.forget()) return
      this.audience.closeStrangers(this.world.now())
      await this.doWhatIsDue()
      await this.sendLetters()
      await this.setAlarm()
    })
  }

  private alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.queue.then(work)
    this.queue = turn.catch(() => undefined)
    return turn
  }

  private async answer(message: CommonMessage, connection: Connection) {
    if (message.type === 'join') return this.join(message, connection)
    if (message.type === 'ping') return send(connection, { type: 'pong', sent: message.sent, now: this.world.now() })
    const seat = this.seatOf(connection)
    if (seat === null) return
    if (message.type === 'react') return this.react(seat, message.reaction, connection)
    await this.leave(seat, connection)
  }

  /** Null, and a fault, for a socket that may not move anything. */
  private seatOf(connection: Connection): Seat | null {
    const { seat = null, joined = false } = connection.state ?? {}
    if (seat === null) fault(connection, joined ? 'not-seated' : 'not-joined')
    return seat
  }

  private async join({ ticket, seatSecret, version, watch }: Join, connection: Connection) {
    const check = await verifyTicket(ticket, this.id, this.variable('ROOM_TICKET_SECRET'), this.world.now())
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
    if (!watches && this.audience.watching() >= MAX_WATCHING) {
      refuse(connection, 'room-full')
      return connection.close(CLOSED.full, 'full')
    }
    place(connection, { seat: null, joined: true })
    send(connection, { type: 'joined', seat: null })
    if (watches) return send(connection, this.stateFor(null))
    await this.commit({})
  }

  private async move(move: Move, connection: Connection) {
    const seat = this.seatOf(connection)
    if (seat === null) return
    const context = { room: this.id, now: this.world.now(), secret: this.variable('PUZZLE_SECRET') }
    const resolved = await this.game.resolve(move, this.saved.state, context)
    if (!resolved.ok) return refuse(connection, resolved.reason)
    const step = this.game.engine.apply(this.saved.state, resolved.action, seat, this.world.now())
    if (!step.ok) return refuse(connection, step.reason)
    await this.commit({ state: step.state })
  }

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
    const { seat = null, joined = false } = connection.state ?? {}
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
    this.saved = this.after.next(this.saved, values, this.world.now())
    await this.save()
    this.audience.tell((seat) => this.stateFor(seat))
  }

  private async save() {
    await this.room.storage.put(SAVED_KEY, this.saved)
    await this.setAlarm()
  }

  private setAlarm(): Promise<void> {
    const until = this.game.until(this.saved.state)
    return this.room.storage.setAlarm(nextAlarm(this.saved, until, this.audience.strangers()))
  }

  private async sendLetters() {
    const now = this.world.now()
    const due = this.saved.outbox.filter(({ dueAt }) => dueAt <= now)
    if (due.length === 0) return
    const outbox = this.saved.outbox.map((letter) =>
      due.includes(letter) ? { ...letter, dueAt: now + UNANSWERED_MS } : letter,
    )
    this.saved = { ...this.saved, outbox }
    await this.save()
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
    await this.room.storage.put(ID_KEY, this.id)
    this.saved = newRoom(this.game.start(now), now)
    return true
  }

  private stateFor(seat: Seat | null) {
    const { version, state, holders, recorded } = this.saved
    const view = this.game.engine.view(state, seat)
    const [seats, watching] = [holders.map(cardOf), this.audience.watching()]
    return { type: 'state' as const, version, now: this.world.now(), seats, watching, recorded, view }
  }

  private variable(name: 'ROOM_TICKET_SECRET' | 'ROOM_RESULT_SECRET' | 'PUZZLE_SECRET' | 'PUBLIC_SITE_URL'): string {
    const value = this.room.env[name]
    if (typeof value !== 'string' || value === '') throw new Error(`The rooms cannot run without ${name}.`)
    return value
  }
}

/** But for the time on the ticket. */
const isSamePerson = (one: TicketClaims, other: TicketClaims): boolean =>
  JSON.stringify({ ...one, expires: 0 }) === JSON.stringify({ ...other, expires: 0 })
