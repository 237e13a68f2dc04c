import * as z from 'zod/mini'
import { Secret } from '../rooms.ts'
import { OPTIONS, ROUNDS } from './parts.ts'

const MAX_TICKET = 1200
const Language = z.enum(['en', 'fr', 'es'])
const Round = z.int().check(z.minimum(0), z.maximum(ROUNDS - 1))
const Option = z.int().check(z.minimum(0), z.maximum(OPTIONS - 1))
const Match = z.int().check(z.minimum(0))

/** Messages that a shard accepts. */
export const QuizMove = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('join'),
    /** A newer ticket than the socket's, as after signing in; absent: the socket's. */
    ticket: z.optional(z.string().check(z.maxLength(MAX_TICKET))),
    /** Proves ownership of a seat in this match; absent at the first visit. */
    seatSecret: z.optional(Secret),
    /** Joins as a spectator. Without it a join takes a seat. */
    watch: z.optional(z.literal(true)),
    language: Language,
    /** Protocol version of the page (QUIZ_WIRE). */
    wire: z.int(),
  }),
  z.strictObject({ type: z.literal('answer'), match: Match, round: Round, option: Option }),
  /** `sent` is echoed; `echo`: token of the pong that this ping answers at once. */
  z.strictObject({ type: z.literal('ping'), sent: z.number(), echo: z.optional(z.int()) }),
])
export type QuizMove = z.infer<typeof QuizMove>

/**
 * Reasons of refusal. For an answer: `too-early`, `too-late`, `already-answered`, `no-seat`, `wrong-order`. For a
 * socket: `room-full`, `ticket-bad`, `ticket-expired`, `not-joined`. For a message: `bad-message`, `too-fast`,
 * `failed`.
 */
export type QuizRefusal =
  | 'too-early'
  | 'too-late'
  | 'already-answered'
  | 'no-seat'
  | 'wrong-order'
  | 'room-full'
  | 'ticket-bad'
  | 'ticket-expired'
  | 'not-joined'
  | 'bad-message'
  | 'too-fast'
  | 'failed'
