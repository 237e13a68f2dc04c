import * as z from 'zod/mini'
import { PLAYER_NAME_MAX } from './player-name.ts'
import { isRoomCode } from './room-code.ts'
import { fromBase64Url, isSigned, sign, toBase64Url } from './signature.ts'

/** Long enough to come back after a tunnel, short enough that a leaked one is soon worthless. */
export const TICKET_SECONDS = 600

export const RoomCode = z.string().check(z.refine(isRoomCode))

/** Who comes into a room, as the site vouches for it. A room trusts nothing else about a person. */
export const TicketClaims = z.strictObject({
  room: RoomCode,
  /** The same for one account or visitor in every room, and no key to either. */
  player: z.string().check(z.regex(/^[\w-]{22}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(PLAYER_NAME_MAX)),
  user: z.nullable(z.uuid()),
  /** SHA-256 of the visitor's id: whom a guest's results belong to. */
  visitor: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  /** Chosen by the player, else absent. */
  country: z.optional(z.string().check(z.maxLength(6))),
  kit: z.optional(z.string().check(z.maxLength(40))),
  /** Of the account in the game of a lobby. */
  rating: z.optional(z.int()),
  /** Signed by a lobby for the two it has brought together, never by the site. */
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

/** The claims of a ticket for this room: anything forged, malformed or made for another room is `ticket-bad`. */
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
