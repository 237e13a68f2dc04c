import * as z from 'zod/mini'
import { Secret } from '../rooms.ts'
import { OPTIONS, ROUNDS } from './parts.ts'

const MAX_TICKET = 1200
const Language = z.enum(['en', 'fr', 'es'])
const Round = z.int().check(z.minimum(0), z.maximum(ROUNDS - 1))
const Option = z.int().check(z.minimum(0), z.maximum(OPTIONS - 1))
const Match = z.int().check(z.minimum(0))

/** What a shard understands from a browser. */
export const QuizMove = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('join'),
    /** A newer one than the socket was opened with, as after signing in; absent: that one. */
    ticket: z.optional(z.string().check(z.maxLength(MAX_TICKET))),
    /** Proves that a seat of this match is mine, whoever I have become; absent at the first visit. */
    seatSecret: z.optional(Secret),
    /** Looks on without a seat. A join without it takes one. */
    watch: z.optional(z.literal(true)),
    language: Language,
    /** QUIZ_WIRE as the page knows it. */
    wire: z.int(),
  }),
  z.strictObject({ type: z.literal('answer'), match: Match, round: Round, option: Option }),
  /** `sent` comes back untouched; `echo`: the token of the pong that this ping answers at once. */
  z.strictObject({ type: z.literal('ping'), sent: z.number(), echo: z.optional(z.int()) }),
])
export type QuizMove = z.infer<typeof QuizMove>

/**
 * Why something was refused. Of an answer: `too-early`, `too-late`, `already-answered`, `no-seat`, `wrong-order`. Of a
 * socket: `room-full`, `ticket-bad`, `ticket-expired`, `not-joined`. Of a message: `bad-message`, `too-fast`, `failed`.
 */
export const QUIZ_REFUSALS = [
  'too-early',
  'too-late',
  'already-answered',
  'no-seat',
  'wrong-order',
  'room-full',
  'ticket-bad',
  'ticket-expired',
  'not-joined',
  'bad-message',
  'too-fast',
  'failed',
] as const
export type QuizRefusal = (typeof QUIZ_REFUSALS)[number]
