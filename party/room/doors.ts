import { CLOSED, type CommonMessage } from '#contracts/rooms.ts'
import { verifyTicket, type TicketClaims } from '#contracts/ticket.ts'
import type { Seat } from '#games/engine.ts'
import { addressOf } from './handshake.ts'
import type { Connection } from './messages.ts'
import { change, freeSeat, type Holder } from './saved.ts'
import { hashOf, newSecret } from './secrets.ts'
import { fault, place, refuse, send } from './socket.ts'
import type { Table } from './table.ts'

const MAX_WATCHING = 40

type Join = Extract<CommonMessage, { type: 'join' }>

/** Who comes and goes: seats, and places to watch. */
export class Doors<State, Action, View extends { phase: string }, Move> {
  private readonly table: Table<State, Action, View, Move>

  constructor(table: Table<State, Action, View, Move>) {
    this.table = table
  }

  async join({ ticket, seatSecret, version, watch }: Join, connection: Connection) {
    const { code, ticket: brought } = addressOf(connection.uri)
    const check = await verifyTicket(
      ticket ?? brought,
      code,
      this.table.variable('ROOM_TICKET_SECRET'),
      this.table.now(),
    )
    if (!check.ok) return fault(connection, check.reason)
    const hash = seatSecret === undefined ? null : await hashOf(seatSecret)
    const mine = this.table.saved.holders.find(({ secretHash }) => secretHash === hash)
    if (mine) return this.resume(mine, check.claims, version, connection)
    if (connection.state?.seat != null) return send(connection, this.table.stateFor(connection.state.seat))
    await (watch ? this.watch(connection) : this.sitOrWatch(check.claims, connection))
  }

  /** The seat is mine: signing in meanwhile changes only the name on it and whom the results belong to. */
  private async resume(mine: Holder, brought: TicketClaims, version: number | undefined, connection: Connection) {
    const { seat, lostAt } = mine
    // A rated match is lost by who played it, whoever they have become meanwhile.
    const claims = mine.claims.quick ? mine.claims : brought
    this.table.audience.replace(seat, connection)
    place(connection, { seat, joined: true })
    send(connection, { type: 'joined', seat })
    if (lostAt === null && isSamePerson(mine.claims, claims)) {
      const { version: current } = this.table.saved
      if (version !== current) return send(connection, this.table.stateFor(seat))
      return send(connection, { type: 'current', version: current, now: this.table.now() })
    }
    const action = { type: 'sit', name: claims.name } as const
    const state =
      this.table.after.applied(this.table.saved.state, action, seat, this.table.now()) ?? this.table.saved.state
    await this.table.commit({
      state,
      holders: change(this.table.saved.holders, seat, { claims, lostAt: null, expired: false }),
    })
  }

  private async sitOrWatch(claims: TicketClaims, connection: Connection) {
    const { holders } = this.table.saved
    const state = this.arranged(claims)
    if (!state) return this.watch(connection)
    const known = holders.some((holder) => holder.claims.player === claims.player)
    const seat = known ? null : freeSeat(holders, this.table.game.seats)
    const action = { type: 'sit', name: claims.name } as const
    const seated = seat === null ? null : this.table.after.applied(state, action, seat, this.table.now())
    if (seat === null || !seated) return this.watch(connection)
    const seatSecret = newSecret()
    const holder: Holder = { seat, secretHash: await hashOf(seatSecret), claims, lostAt: null, expired: false }
    const { table } = this
    await table.keep(table.after.next(table.saved, { state: seated, holders: [...holders, holder] }, table.now()))
    place(connection, { seat, joined: true })
    send(connection, { type: 'joined', seat, seatSecret })
    table.tell()
  }

  /** The room as this player finds it: a lobby's two make an empty one theirs, where nobody else has a seat. */
  private arranged({ quick }: TicketClaims): State | null {
    const { game, saved, after } = this.table
    if (game.quick(saved.state)) return quick ? saved.state : null
    if (!quick || saved.holders.length > 0) return saved.state
    return after.applied(saved.state, { type: 'quick', rated: quick.rated }, 0, this.table.now()) ?? saved.state
  }

  private async watch(connection: Connection) {
    const watches = connection.state?.joined === true
    if (!watches && this.table.audience.watching() >= MAX_WATCHING) return this.turnAway(connection)
    place(connection, { seat: null, joined: true })
    send(connection, { type: 'joined', seat: null })
    if (watches) return send(connection, this.table.stateFor(null))
    await this.table.commit({})
  }

  turnAway(connection: Connection) {
    refuse(connection, 'room-full')
    connection.close(CLOSED.full, 'full')
  }

  async leave(seat: Seat, connection: Connection) {
    place(connection, { seat: null, joined: true })
    send(connection, { type: 'joined', seat: null })
    await this.table.commit(this.table.after.without(this.table.saved, seat, this.table.now()))
  }

  async lose(connection: Connection) {
    const { seat = null, joined = false, line = null } = connection.state ?? {}
    this.table.world.lines.leave(line, connection)
    place(connection, { seat: null, joined: false })
    if (seat !== null)
      await this.table.commit({ holders: change(this.table.saved.holders, seat, { lostAt: this.table.now() }) })
    else if (joined) await this.table.commit({})
  }
}

/** But for the time on the ticket. */
const isSamePerson = (one: TicketClaims, other: TicketClaims): boolean =>
  JSON.stringify({ ...one, expires: 0 }) === JSON.stringify({ ...other, expires: 0 })
