import type { RatingChange } from '#contracts/room-results.ts'
import type { SeatCard } from '#contracts/rooms.ts'
import type { TicketClaims } from '#contracts/ticket.ts'
import type { Seat } from '#games/engine.ts'
import type { Letter } from './outbox.ts'

/** Whose seat it is. The secret's hash proves it; user and visitor say whom the results belong to. */
export type Holder = {
  seat: Seat
  secretHash: string
  claims: TicketClaims
  /** When the connection was lost, ms since 1970; null while there is one. */
  lostAt: number | null
  /** The grace is over and the forfeit is done. */
  expired: boolean
}

/** Everything a room is: written after each change, so that a restarted room goes on where it stopped. */
export type Saved<State> = {
  /** Of `state`, as the game counts it. */
  shape: number
  version: number
  state: State
  holders: readonly Holder[]
  outbox: readonly Letter[]
  /** The last finished match has reached the site. */
  recorded: boolean
  /** What the site made of it. */
  ratings: readonly RatingChange[]
  /** The last change, ms since 1970. */
  touchedAt: number
}

export const newRoom = <State>(state: State, shape: number, now: number): Saved<State> => ({
  shape,
  version: 0,
  state,
  holders: [],
  outbox: [],
  recorded: false,
  ratings: [],
  touchedAt: now,
})

export function cardOf({ seat, claims, lostAt }: Holder): SeatCard {
  const { name, user, country, kit, rating } = claims
  const chosen = { ...(country && { country }), ...(kit && { kit }), ...(rating !== undefined && { rating }) }
  return { seat, name, guest: user === null, here: lostAt === null, ...chosen }
}

/** The lowest seat that nobody holds; null when all are taken. */
export function freeSeat(holders: readonly Holder[], seats: number): Seat | null {
  const taken = new Set(holders.map(({ seat }) => seat))
  return Array.from({ length: seats }, (_, seat) => seat).find((seat) => !taken.has(seat)) ?? null
}

export const change = (holders: readonly Holder[], seat: Seat, values: Partial<Holder>): Holder[] =>
  holders.map((holder) => (holder.seat === seat ? { ...holder, ...values } : holder))

/**
 * After a start: seats that had a connection and have none now lost it with the server; the grace of those that had lost
 * it before runs on. After waking up from hibernation the sockets are still there, and the same holders come back.
 */
export function afterStart(holders: readonly Holder[], connected: ReadonlySet<Seat>, now: number): Holder[] {
  return holders.map((holder) => {
    const lostAt = connected.has(holder.seat) ? null : (holder.lostAt ?? now)
    return lostAt === holder.lostAt ? holder : { ...holder, lostAt }
  })
}
