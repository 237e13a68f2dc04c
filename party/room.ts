import type * as Party from 'partykit/server'
import { CLOSED, GRACE_MS, MAX_FAULTS, type CommonMessage, type Reaction } from '#contracts/rooms.ts'
import { verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import type { Seat } from '#games/engine.ts'
import type { RoomGame, SeatAction } from './room/game.ts'
import { readMessage, refuse, send, type Connection, type Place } from './room/messages.ts'
import { later, letterOf, post, type Letter } from './room/outbox.ts'
import { afterStart, cardOf, change, freeSeat, newRoom, type Holder, type Saved } from './room/saved.ts'
import { FORGET_MS, JOIN_MS, nextAlarm } from './room/schedule.ts'
import { hashOf, newSecret } from './room/secrets.ts'

const SAVED_KEY = 'room'
const ID_KEY = 'id'
const MAX_WATCHING = 40
const MAX_LETTERS = 20
const REACTION_MS = 1_000
/** A try that a crash interrupted is repeated then. */
const UNANSWERED_MS = 30_000
const OPEN = 1

export type Surroundings = { now: () => number; fetch: typeof fetch }

const WORLD: Surroundings = { now: () => Date.now(), fetch: (input, init) => fetch(input, init) }

/**
 * One room of any game. It owns sockets, seats, storage and time; every rule is in the game's engine. What it knows is
 * saved on each change, deadlines are absolute and kept by alarms, so it may hibernate, crash or restart at any moment.
 */
export class GameRoom<State, Action, View extends { phase: string }, Move> implements Party.Server {
  readonly options: Party.ServerOptions = { hibernate: true }
  private readonly room: Party.Room
  private readonly game: RoomGame<State, Action, View, Move>
  private readonly world: Surroundings
  private id = ''
  private saved: Saved<State>
  /** One event at a time: a room waits for signatures, and another event must not slip in between. */
  private queue: Promise<unknown> = Promise.resolve()
  /** Settles when the letters of the last alarm have been answered. */
  delivered: Promise<unknown> = Promise.resolve()
  private readonly reacted = new Map<Seat, number>()

  constructor(room: Party.Room, game: RoomGame<State, Action, View, Move>, world: Surroundings = WORLD) {
    this.room = room
    this.game = game
    this.world = world
    this.saved = newRoom(game.start(0), 0)
  }

  async onStart() {
    const now = this.world.now()
    this.id = await this.findId()
    this.saved = (await this.room.storage.get<Saved<State>>(SAVED_KEY)) ?? newRoom(this.game.start(now), now)
    const holders = afterStart(
      this.saved.holders,
      new Set(this.connections().flatMap(({ state }) => state?.seat ?? [])),
      now,
    )
    this.saved = { ...this.saved, holders }
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
      connection.setState({ seat: null, joined: false, faults: 0, since: this.world.now() })
      await this.setAlarm()
    })
  }

  onMessage(raw: unknown, connection: Connection) {
    return this.alone(async () => {
      const incoming = readMessage(raw, this.game.Move)
      if (!incoming) return this.fault(connection, 'bad-message')
      await this.tick()
      if (incoming.kind === 'common') return this.answer(incoming.message, connection)
      return this.move(incoming.move, connection)
    })
  }

  onClose(connection: Connection) {
    return this.alone(() => this.lose(connection))
  }

  onError(connection: Connection) {
    return this.alone(() => this.lose(connection))
  }

  onAlarm() {
    return this.alone(async () => {
      if (await this.forget()) return
      this.closeStrangers()
      await this.tick()
      await this.sendDue()
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
    const seat = connection.state?.seat ?? null
    if (seat === null) return this.fault(connection, connection.state?.joined ? 'not-seated' : 'not-joined')
    if (message.type === 'react') return this.react(seat, message.reaction, connection)
    await this.leave(seat, connection)
  }

  private async join(message: Extract<CommonMessage, { type: 'join' }>, connection: Connection) {
    const secret = this.variable('ROOM_TICKET_SECRET')
    const check = await verifyTicket(message.ticket, this.id, secret, this.world.now())
    if (!check.ok) return this.fault(connection, check.reason)
    const hash = message.seatSecret === undefined ? null : await hashOf(message.seatSecret)
    const mine = this.saved.holders.find(({ secretHash }) => secretHash === hash)
    if (mine) return this.resume(mine, check.claims, message.version, connection)
    if (connection.state?.seat != null) return send(connection, this.stateFor(connection.state.seat))
    return this.sitOrWatch(check.claims, connection)
  }

  /** The seat is mine: another tab of mine gives way, and signing in meanwhile changes only the name on it. */
  private async resume(mine: Holder, claims: TicketClaims, version: number | undefined, connection: Connection) {
    for (const other of this.connections()) {
      if (other.id === connection.id || other.state?.seat !== mine.seat) continue
      send(other, { type: 'replaced' })
      place(other, { seat: null, joined: false })
      other.close(CLOSED.replaced, 'replaced')
    }
    place(connection, { seat: mine.seat, joined: true })
    send(connection, { type: 'joined', seat: mine.seat })
    const same =
      mine.lostAt === null &&
      JSON.stringify({ ...mine.claims, expires: 0 }) === JSON.stringify({ ...claims, expires: 0 })
    if (same) {
      const current = version === this.saved.version
      return send(connection, current ? this.current() : this.stateFor(mine.seat))
    }
    const named = this.game.engine.apply(
      this.saved.state,
      { type: 'sit', name: claims.name },
      mine.seat,
      this.world.now(),
    )
    const holders = change(this.saved.holders, mine.seat, { claims, lostAt: null, expired: false })
    await this.commit({ holders, ...(named.ok && { state: named.state }) })
  }

  private async sitOrWatch(claims: TicketClaims, connection: Connection) {
    const seat = this.saved.holders.some((holder) => holder.claims.player === claims.player)
      ? null
      : freeSeat(this.saved.holders, this.game.seats)
    const step = seat === null ? null : this.applied({ type: 'sit', name: claims.name }, seat)
    if (seat === null || !step) return this.watch(connection)
    const seatSecret = newSecret()
    const holder: Holder = { seat, secretHash: await hashOf(seatSecret), claims, lostAt: null, expired: false }
    place(connection, { seat, joined: true })
    send(connection, { type: 'joined', seat, seatSecret })
    await this.commit({ state: step, holders: [...this.saved.holders, holder] })
  }

  private async watch(connection: Connection) {
    const known = connection.state?.joined === true
    if (!known && this.watching() >= MAX_WATCHING) {
      refuse(connection, 'room-full')
      return connection.close(CLOSED.full, 'full')
    }
    place(connection, { seat: null, joined: true })
    send(connection, { type: 'joined', seat: null })
    await (known ? send(connection, this.stateFor(null)) : this.commit({}))
  }

  private async move(move: Move, connection: Connection) {
    const seat = connection.state?.seat ?? null
    if (seat === null) return this.fault(connection, connection.state?.joined ? 'not-seated' : 'not-joined')
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
    for (const other of this.joined()) send(other, { type: 'reaction', seat, reaction })
  }

  private async leave(seat: Seat, connection: Connection) {
    place(connection, { seat: null, joined: true })
    send(connection, { type: 'joined', seat: null })
    await this.commit(this.without(seat, this.saved))
  }

  private async lose(connection: Connection) {
    const { seat = null, joined = false } = connection.state ?? {}
    place(connection, { seat: null, joined: false })
    if (seat !== null) await this.commit({ holders: change(this.saved.holders, seat, { lostAt: this.world.now() }) })
    else if (joined) await this.commit({})
  }

  /** Does whatever is due: the phase's deadline, and the end of the grace of those who stayed away. */
  private async tick() {
    const now = this.world.now()
    const before = this.saved
    const until = this.game.until(before.state)
    const state = until !== null && now >= until ? this.applied({ type: 'timeUp' }, 0) : null
    const next = this.expire(state ? { ...before, state } : before, now)
    if (next !== before) await this.commit(next)
  }

  private expire(saved: Saved<State>, now: number): Saved<State> {
    const running = this.game.isRunning(saved.state)
    const away = saved.holders.filter(
      ({ lostAt, expired }) => lostAt !== null && now >= lostAt + GRACE_MS && !(running && expired),
    )
    return away.reduce((rest, { seat }) => {
      if (!running) return { ...rest, ...this.without(seat, rest) }
      const state = this.applied({ type: 'forfeit' }, seat, rest.state) ?? rest.state
      return { ...rest, state, holders: change(rest.holders, seat, { expired: true }) }
    }, saved)
  }

  private without(seat: Seat, saved: Saved<State>): Pick<Saved<State>, 'state' | 'holders'> {
    const state = this.applied({ type: 'stand' }, seat, saved.state) ?? saved.state
    return { state, holders: saved.holders.filter((holder) => holder.seat !== seat) }
  }

  private applied(action: SeatAction, seat: Seat, state: State = this.saved.state): State | null {
    const step = this.game.engine.apply(state, action, seat, this.world.now())
    return step.ok ? step.state : null
  }

  /** Saves a change, tells everybody and sets the next alarm; a match that ends with it leaves a letter to the site. */
  private async commit(values: Partial<Saved<State>>) {
    const now = this.world.now()
    const before = this.game.finished(this.saved.state)
    const next = this.expire({ ...this.saved, ...values }, now)
    const after = this.game.finished(next.state)
    // Whoever left the match in this very move is still a holder of `this.saved`, and of the results.
    const ended = after && after.match !== before?.match ? letterOf(this.game, after, this.saved.holders, now) : null
    const outbox = ended ? [...next.outbox, ended].slice(-MAX_LETTERS) : next.outbox
    const recorded = after !== null && (ended ? false : next.recorded)
    this.saved = { ...next, outbox, recorded, version: this.saved.version + 1, touchedAt: now }
    await this.room.storage.put(SAVED_KEY, this.saved)
    await this.setAlarm()
    this.tellEverybody()
  }

  private async sendDue() {
    const now = this.world.now()
    const due = this.saved.outbox.filter(({ dueAt }) => dueAt <= now)
    if (due.length === 0) return
    const outbox = this.saved.outbox.map((letter) =>
      due.includes(letter) ? { ...letter, dueAt: now + UNANSWERED_MS } : letter,
    )
    this.saved = { ...this.saved, outbox }
    await this.room.storage.put(SAVED_KEY, this.saved)
    // Not awaited: an alarm that runs would hold back the next one, and with it a round's end.
    this.delivered = Promise.all(due.map((letter) => this.deliver(letter))).catch(console.error)
  }

  private async deliver(letter: Letter) {
    const site = {
      url: this.variable('PUBLIC_SITE_URL'),
      secret: this.variable('ROOM_RESULT_SECRET'),
      fetch: this.world.fetch,
    }
    const taken = await post(letter, site, this.world.now())
    await this.alone(async () => {
      const { match } = letter.result
      const again = taken ? null : later(letter, this.world.now())
      const others = this.saved.outbox.filter(({ result }) => result.match !== match)
      const outbox = again ? [...others, again] : others
      const recorded = this.saved.recorded || (taken && this.game.finished(this.saved.state)?.match === match)
      await this.commit({ outbox, recorded })
    })
  }

  private fault(connection: Connection, reason: string) {
    const faults = (connection.state?.faults ?? 0) + 1
    place(connection, { faults })
    refuse(connection, reason)
    if (faults >= MAX_FAULTS) connection.close(CLOSED.faults, 'too many faults')
  }

  private closeStrangers() {
    const now = this.world.now()
    for (const connection of this.connections()) {
      const { joined = false, since = now } = connection.state ?? {}
      if (!joined && now >= since + JOIN_MS) connection.close(CLOSED.idle, 'never joined')
    }
  }

  /** A room that nobody has touched for a day, with nobody in it and nothing to send, leaves no trace. */
  private async forget(): Promise<boolean> {
    const now = this.world.now()
    if (now < this.saved.touchedAt + FORGET_MS) return false
    if (this.saved.outbox.length > 0 || this.connections().length > 0) {
      this.saved = { ...this.saved, touchedAt: now }
      return false
    }
    await this.room.storage.deleteAll()
    await this.room.storage.put(ID_KEY, this.id)
    this.saved = newRoom(this.game.start(now), now)
    return true
  }

  private async setAlarm() {
    const strangers = this.connections().flatMap(({ state }) => (state && !state.joined ? [state.since] : []))
    await this.room.storage.setAlarm(nextAlarm(this.saved, this.game.until(this.saved.state), strangers))
  }

  private tellEverybody() {
    const watching = JSON.stringify(this.stateFor(null))
    for (const connection of this.joined()) {
      const seat = connection.state?.seat ?? null
      connection.send(seat === null ? watching : JSON.stringify(this.stateFor(seat)))
    }
  }

  private stateFor(seat: Seat | null) {
    const { version, state, holders, recorded } = this.saved
    const view = this.game.engine.view(state, seat)
    const seats = holders.map(cardOf)
    return { type: 'state' as const, version, now: this.world.now(), seats, watching: this.watching(), recorded, view }
  }

  private current() {
    return { type: 'current' as const, version: this.saved.version, now: this.world.now() }
  }

  private connections(): Connection[] {
    return [...this.room.getConnections<Place>()].filter(({ readyState }) => readyState === OPEN)
  }

  private joined = () => this.connections().filter(({ state }) => state?.joined)
  private watching = () => this.joined().filter(({ state }) => state?.seat === null).length

  private variable(name: 'ROOM_TICKET_SECRET' | 'ROOM_RESULT_SECRET' | 'PUZZLE_SECRET' | 'PUBLIC_SITE_URL'): string {
    const value = this.room.env[name]
    if (typeof value !== 'string' || value === '') throw new Error(`The rooms cannot run without ${name}.`)
    return value
  }
}

const place = (connection: Connection, values: Partial<Place>) =>
  connection.setState({ seat: null, joined: false, faults: 0, since: 0, ...connection.state, ...values })
