import { CLOSED, type CommonMessage } from '#contracts/rooms.ts'
import { verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import type { Seat } from '#games/engine.ts'
import { addressOf } from './handshake.ts'
import type { Connection } from './messages.ts'
import { change, freeSeat, type Holder } from './holders.ts'
import { hashOf, newSecret } from './secrets.ts'
import { fault, updateState, refuse, send } from './socket.ts'
import type { RoomStore } from './store.ts'

const MAX_SPECTATORS = 40

type Join = Extract<CommonMessage, { type: 'join' }>

/** Admits players and spectators, and handles leaving and lost connections. */
export class Admission<State, Action, View extends { phase: string }, Move> {
  private readonly store: RoomStore<State, Action, View, Move>

  constructor(store: RoomStore<State, Action, View, Move>) {
    this.store = store
  }

  async join({ ticket, seatSecret, version, watch }: Join, connection: Connection) {
    const { code, ticket: brought } = addressOf(connection.uri)
    const check = await verifyTicket(
      ticket ?? brought,
      code,
      this.store.variable('ROOM_TICKET_SECRET'),
      this.store.now(),
    )
    if (!check.ok) return fault(connection, check.reason)
    const hash = seatSecret === undefined ? null : await hashOf(seatSecret)
    const mine = this.store.saved.holders.find(({ secretHash }) => secretHash === hash)
    if (mine) return this.resume(mine, check.claims, version, connection)
    if (connection.state?.seat != null) return send(connection, this.store.stateFor(connection.state.seat))
    await (watch ? this.watch(connection) : this.sitOrWatch(check.claims, connection))
  }

  /** Reconnects the seat's owner. Signing in meanwhile changes only the name and who receives the results. */
  private async resume(mine: Holder, brought: TicketClaims, version: number | undefined, connection: Connection) {
    const { seat, lostAt } = mine
    // Charge a rated loss to the account that started the match, even if the player has since signed in differently.
    const claims = mine.claims.quick ? mine.claims : brought
    this.store.connections.replace(seat, connection)
    updateState(connection, { seat, joined: true })
    send(connection, { type: 'joined', seat })
    if (lostAt === null && isSamePerson(mine.claims, claims)) {
      const { version: current } = this.store.saved
      if (version !== current) return send(connection, this.store.stateFor(seat))
      return send(connection, { type: 'current', version: current, now: this.store.now() })
    }
    const action = { type: 'sit', name: claims.name } as const
    const state =
      this.store.after.applied(this.store.saved.state, action, seat, this.store.now()) ?? this.store.saved.state
    await this.store.commit({
      state,
      holders: change(this.store.saved.holders, seat, { claims, lostAt: null, expired: false }),
    })
  }

  private async sitOrWatch(claims: TicketClaims, connection: Connection) {
    const { holders } = this.store.saved
    const state = this.arranged(claims)
    if (!state) return this.watch(connection)
    const known = holders.some((holder) => holder.claims.player === claims.player)
    const seat = known ? null : freeSeat(holders, this.store.game.seats)
    const action = { type: 'sit', name: claims.name } as const
    const seated = seat === null ? null : this.store.after.applied(state, action, seat, this.store.now())
    if (seat === null || !seated) return this.watch(connection)
    const seatSecret = newSecret()
    const holder: Holder = { seat, secretHash: await hashOf(seatSecret), claims, lostAt: null, expired: false }
    const { store } = this
    await store.keep(store.after.next(store.saved, { state: seated, holders: [...holders, holder] }, store.now()))
    updateState(connection, { seat, joined: true })
    send(connection, { type: 'joined', seat, seatSecret })
    store.broadcast()
  }

  /**
   * State for a joining player: a quick-match ticket turns an empty room into that match; null when the ticket does not
   * fit.
   */
  private arranged({ quick }: TicketClaims): State | null {
    const { game, saved, after } = this.store
    if (game.quick(saved.state)) return quick ? saved.state : null
    if (!quick || saved.holders.length > 0) return saved.state
    return after.applied(saved.state, { type: 'quick', rated: quick.rated }, 0, this.store.now()) ?? saved.state
  }

  private async watch(connection: Connection) {
    const watches = connection.state?.joined === true
    if (!watches && this.store.connections.watching() >= MAX_SPECTATORS) return this.turnAway(connection)
    updateState(connection, { seat: null, joined: true })
    send(connection, { type: 'joined', seat: null })
    if (watches) return send(connection, this.store.stateFor(null))
    await this.store.commit({})
  }

  turnAway(connection: Connection) {
    refuse(connection, 'room-full')
    connection.close(CLOSED.full, 'full')
  }

  async leave(seat: Seat, connection: Connection) {
    updateState(connection, { seat: null, joined: true })
    send(connection, { type: 'joined', seat: null })
    await this.store.commit(this.store.after.without(this.store.saved, seat, this.store.now()))
  }

  async lose(connection: Connection) {
    const { seat = null, joined = false, network = null } = connection.state ?? {}
    this.store.environment.networks.leave(network, connection)
    updateState(connection, { seat: null, joined: false })
    if (seat !== null)
      await this.store.commit({ holders: change(this.store.saved.holders, seat, { lostAt: this.store.now() }) })
    else if (joined) await this.store.commit({})
  }
}

/** Ignores the ticket's expiry. */
const isSamePerson = (one: TicketClaims, other: TicketClaims): boolean =>
  JSON.stringify({ ...one, expires: 0 }) === JSON.stringify({ ...other, expires: 0 })
