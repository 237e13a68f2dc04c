import type { SeatCard } from '#contracts/rooms.ts'
import type { TicketClaims } from '#contracts/ticket.ts'
import type { Seat } from '#games/engine.ts'

/** Owner of a seat. The secret's hash proves ownership; `user` and `visitor` in the claims receive the results. */
export type Holder = {
  seat: Seat
  secretHash: string
  claims: TicketClaims
  /** When the connection was lost, ms since 1970; null while connected. */
  lostAt: number | null
  /** The grace period ended and the forfeit was applied. */
  expired: boolean
}

export function cardOf({ seat, claims, lostAt }: Holder): SeatCard {
  const { name, user, country, kit, rating } = claims
  const chosen = { ...(country && { country }), ...(kit && { kit }), ...(rating !== undefined && { rating }) }
  return { seat, name, guest: user === null, here: lostAt === null, ...chosen }
}

/** The lowest free seat; null when all are taken. */
export function freeSeat(holders: readonly Holder[], seats: number): Seat | null {
  const taken = new Set(holders.map(({ seat }) => seat))
  return Array.from({ length: seats }, (_, seat) => seat).find((seat) => !taken.has(seat)) ?? null
}

export const change = (holders: readonly Holder[], seat: Seat, values: Partial<Holder>): Holder[] =>
  holders.map((holder) => (holder.seat === seat ? { ...holder, ...values } : holder))

/**
 * Holders after a start. A seat whose socket is gone starts its grace period now; one that was already disconnected
 * keeps its own. After hibernation the sockets still exist and holders are unchanged.
 */
export function afterStart(holders: readonly Holder[], connected: ReadonlySet<Seat>, now: number): Holder[] {
  return holders.map((holder) => {
    const lostAt = connected.has(holder.seat) ? null : (holder.lostAt ?? now)
    return lostAt === holder.lostAt ? holder : { ...holder, lostAt }
  })
}
