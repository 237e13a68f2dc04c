import * as z from 'zod/mini'
import { PLAYER_NAME_MAX } from './player-name.ts'
import { RatingChange } from './room-results.ts'
import { RoomCode } from './ticket.ts'

/** The protocol between a browser and any room; a game adds its moves (contracts/wordle-room.ts). */

export const MAX_MESSAGE_BYTES = 4096
/** Invalid messages until the socket is closed. */
export const MAX_FAULTS = 20
/** Grace period of a lost connection. */
export const GRACE_MS = 30_000

export const REACTIONS = ['nice', 'close', 'gg'] as const
export type Reaction = (typeof REACTIONS)[number]

/** Minimum interval of typing signals, for pages and rooms. */
export const TYPING_MS = 2_000

const MAX_TICKET = 1200
/** Secret that proves ownership of a seat. */
export const Secret = z.string().check(z.regex(/^[\w-]{22}$/))

/** Requested identity. `name` is a guest's; an account has its own. */
export const TicketWish = {
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(PLAYER_NAME_MAX))),
  /** A guest's shirt (core/kits.ts); an account has its own. */
  kit: z.optional(z.string().check(z.maxLength(40))),
  /** The page's language, for the generated name of a guest. */
  locale: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
}

/** Body of `POST /api/rooms/ticket`. */
export const TicketRequest = z.strictObject({ room: RoomCode, ...TicketWish })
export type TicketRequest = z.infer<typeof TicketRequest>

/** `expires` in ms since 1970. */
export const TicketAnswer = z.object({ ticket: z.string(), expires: z.int(), name: z.string(), guest: z.boolean() })
export type TicketAnswer = z.infer<typeof TicketAnswer>

/** Messages that every room accepts. */
export const CommonMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('join'),
    /** A newer ticket than the socket's, as after signing in; absent: the socket's. */
    ticket: z.optional(z.string().check(z.maxLength(MAX_TICKET))),
    /** Proves ownership of a seat; absent at the first visit. */
    seatSecret: z.optional(Secret),
    /** Joins as a spectator; a valid seat secret still takes the seat. */
    watch: z.optional(z.literal(true)),
    /** The last version that this page has seen. */
    version: z.optional(z.int().check(z.minimum(0))),
  }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('react'), reaction: z.enum(REACTIONS) }),
  /** The player is typing during a match; carries neither text nor length. */
  z.strictObject({ type: z.literal('typing') }),
  /** `sent` is echoed: the page measures round trip and clock offset. */
  z.strictObject({ type: z.literal('ping'), sent: z.number() }),
])
export type CommonMessage = z.infer<typeof CommonMessage>

/** Private close codes after which a client must not reconnect. */
export const CLOSED = { faults: 4008, replaced: 4001, full: 4003, idle: 4000 } as const

/** A seat as everyone sees it. `here` false: disconnected, within the grace period. */
export const SeatCard = z.object({
  seat: z.int(),
  name: z.string(),
  guest: z.boolean(),
  here: z.boolean(),
  country: z.optional(z.string()),
  kit: z.optional(z.string()),
  /** Before a quick match: the account's rating. */
  rating: z.optional(z.int()),
})
export type SeatCard = z.infer<typeof SeatCard>

/** Envelope of everything a room sends; `view` belongs to the game. */
export const RoomMessage = z.discriminatedUnion('type', [
  /** Answer to `join`. `seat` null: a spectator. The secret is sent once, to the seat's new owner. */
  z.object({ type: z.literal('joined'), seat: z.nullable(z.int()), seatSecret: z.optional(z.string()) }),
  z.object({
    type: z.literal('state'),
    /** Grows with every change; ignore smaller ones. */
    version: z.int(),
    /** The room's clock, ms since 1970. */
    now: z.number(),
    seats: z.array(SeatCard),
    watching: z.int(),
    /** The site has stored the finished match. */
    recorded: z.boolean(),
    /** Rating changes of the finished match, once recorded; empty: not rated. */
    ratings: z.readonly(z.array(RatingChange)),
    view: z.looseObject({ phase: z.string() }),
  }),
  /** The page is up to date. */
  z.object({ type: z.literal('current'), version: z.int(), now: z.number() }),
  z.object({ type: z.literal('refused'), reason: z.string() }),
  z.object({ type: z.literal('reaction'), seat: z.int(), reaction: z.enum(REACTIONS) }),
  z.object({ type: z.literal('typing'), seat: z.int() }),
  z.object({ type: z.literal('pong'), sent: z.number(), now: z.number() }),
  /** Another tab has taken this seat. */
  z.object({ type: z.literal('replaced') }),
])
export type RoomMessage = z.infer<typeof RoomMessage>
