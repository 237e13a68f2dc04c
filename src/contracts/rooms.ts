import * as z from 'zod/mini'
import { PLAYER_NAME_MAX } from './player-name.ts'
import { RatingChange } from './room-results.ts'
import { RoomCode } from './ticket.ts'

/** The protocol between a browser and any room; a game adds its moves (contracts/wordle-room.ts). */

export const MAX_MESSAGE_BYTES = 4096
/** So many messages that make no sense close the socket. */
export const MAX_FAULTS = 20
/** A lost connection keeps its seat so long. */
export const GRACE_MS = 30_000

export const REACTIONS = ['nice', 'close', 'gg'] as const
export type Reaction = (typeof REACTIONS)[number]

/** A page says no oftener that somebody types, and a room tells nobody oftener. */
export const TYPING_MS = 2_000

const MAX_TICKET = 1200
/** Of a seat: what proves that it is mine. */
export const Secret = z.string().check(z.regex(/^[\w-]{22}$/))

/** How somebody wants to come in. `name` is a guest's wish; an account has its own. */
export const TicketWish = {
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(PLAYER_NAME_MAX))),
  /** The shirt a guest wants to be seen in (core/kits.ts); an account has its own. */
  kit: z.optional(z.string().check(z.maxLength(40))),
  /** The page's language: for the name of a guest who wants none. */
  locale: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
}

/** Body of `POST /api/rooms/ticket`. */
export const TicketRequest = z.strictObject({ room: RoomCode, ...TicketWish })
export type TicketRequest = z.infer<typeof TicketRequest>

/** `expires` in ms since 1970. */
export const TicketAnswer = z.object({ ticket: z.string(), expires: z.int(), name: z.string(), guest: z.boolean() })
export type TicketAnswer = z.infer<typeof TicketAnswer>

/** What every room understands from a browser. */
export const CommonMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('join'),
    /** A newer one than the socket was opened with, as after signing in; absent: that one. */
    ticket: z.optional(z.string().check(z.maxLength(MAX_TICKET))),
    /** Proves that a seat is mine; absent at the first visit. */
    seatSecret: z.optional(Secret),
    /** Looks in without taking a seat; whoever proves to have one still gets it. */
    watch: z.optional(z.literal(true)),
    /** The last version that this page has seen. */
    version: z.optional(z.int().check(z.minimum(0))),
  }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('react'), reaction: z.enum(REACTIONS) }),
  /** Something is being written in the box of a match: what, nobody hears, not even how long it is. */
  z.strictObject({ type: z.literal('typing') }),
  /** `sent` comes back untouched: the page measures the way and the room's clock. */
  z.strictObject({ type: z.literal('ping'), sent: z.number() }),
])
export type CommonMessage = z.infer<typeof CommonMessage>

/** Private codes of a closed socket: there is no point in connecting again by itself. */
export const CLOSED = { faults: 4008, replaced: 4001, full: 4003, idle: 4000 } as const

/** A seat as everybody sees it. `here` false: the connection is lost and the grace runs. */
export const SeatCard = z.object({
  seat: z.int(),
  name: z.string(),
  guest: z.boolean(),
  here: z.boolean(),
  country: z.optional(z.string()),
  kit: z.optional(z.string()),
  /** Before the match: of an account in a quick match. */
  rating: z.optional(z.int()),
})
export type SeatCard = z.infer<typeof SeatCard>

/** Envelope of everything a room sends; the game's view inside is its own. */
export const RoomMessage = z.discriminatedUnion('type', [
  /** Answer to `join`. `seat` null: watching. The secret comes once, to whoever got the seat. */
  z.object({ type: z.literal('joined'), seat: z.nullable(z.int()), seatSecret: z.optional(z.string()) }),
  z.object({
    type: z.literal('state'),
    /** Grows with every change; a smaller one is old news. */
    version: z.int(),
    /** The room's clock, ms since 1970. */
    now: z.number(),
    seats: z.array(SeatCard),
    watching: z.int(),
    /** The results of the finished match have reached the site. */
    recorded: z.boolean(),
    /** What the finished match did to its seats' ratings, once it is recorded; empty: it was not rated. */
    ratings: z.readonly(z.array(RatingChange)),
    view: z.looseObject({ phase: z.string() }),
  }),
  /** The page has seen everything. */
  z.object({ type: z.literal('current'), version: z.int(), now: z.number() }),
  z.object({ type: z.literal('refused'), reason: z.string() }),
  z.object({ type: z.literal('reaction'), seat: z.int(), reaction: z.enum(REACTIONS) }),
  z.object({ type: z.literal('typing'), seat: z.int() }),
  z.object({ type: z.literal('pong'), sent: z.number(), now: z.number() }),
  /** Another tab has taken this seat. */
  z.object({ type: z.literal('replaced') }),
])
export type RoomMessage = z.infer<typeof RoomMessage>
