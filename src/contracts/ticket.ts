import * as z from 'zod/mini'
import { PLAYER_NAME_MAX } from './player-name.ts'
import { isRoomCode } from './room-code.ts'
import { fromBase64Url, isSigned, sign, toBase64Url } from './signature.ts'

/** Long enough to reconnect after a tunnel, short enough to limit a leaked ticket. */
export const TICKET_SECONDS = 600

/** Hash of a player's network for one room and day; reveals only which players in the room share a network. */
export const Network = z.string().check(z.regex(/^[\w-]{16}$/))

/** SHA-256 of a visitor's id. */
export const Visitor = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const RoomCode = z.string().check(z.refine(isRoomCode))

/** Identity of a player, signed by the site; a room trusts nothing else about a person. */
export const TicketClaims = z.strictObject({
  room: RoomCode,
  /** Stable pseudonym of an account or visitor in all rooms. */
  player: z.string().check(z.regex(/^[\w-]{22}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(PLAYER_NAME_MAX)),
  user: z.nullable(z.uuid()),
  /** A guest's results belong to it. */
  visitor: z.nullable(Visitor),
  /** Chosen by the player, else absent. */
  country: z.optional(z.string().check(z.maxLength(6))),
  kit: z.optional(z.string().check(z.maxLength(40))),
  network: z.optional(Network),
  /** The account's rating in the lobby's game. */
  rating: z.optional(z.int()),
  /** Signed by a lobby for a matched pair, never by the site. */
  quick: z.optional(z.strictObject({ rated: z.boolean() })),
  /** Milliseconds since 1970. */
  expires: z.int(),
})
export type TicketClaims = z.infer<typeof TicketClaims>

export type TicketCheck = { ok: true; claims: TicketClaims } | { ok: false; reason: 'ticket-bad' | 'ticket-expired' }

/** `{claims}.{signature}`, both base64url. */
export async function signTicket(claims: TicketClaims, secret: string): Promise<string> {
  const body = toBase64Url(new TextEncoder().encode(JSON.stringify(claims)))
  return `${body}.${await sign(secret, body)}`
}

/** Verifies a ticket for this room; forged, malformed or for another room: `ticket-bad`. */
export async function verifyTicket(ticket: string, room: string, secret: string, now: number): Promise<TicketCheck> {
  const [body = '', signature = '', ...rest] = ticket.split('.')
  if (rest.length > 0 || !(await isSigned(secret, body, signature))) return { ok: false, reason: 'ticket-bad' }
  const claims = claimsOf(body)
  if (!claims || claims.room !== room) return { ok: false, reason: 'ticket-bad' }
  return claims.expires > now ? { ok: true, claims } : { ok: false, reason: 'ticket-expired' }
}

function claimsOf(body: string): TicketClaims | null {
  try {
    const bytes = fromBase64Url(body) ?? new Uint8Array()
    return TicketClaims.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).data ?? null
  } catch {
    return null
  }
}
