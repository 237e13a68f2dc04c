import * as z from 'zod/mini'
import { RoomCode } from '../ticket.ts'
import { TicketAnswer, TicketWish } from '../rooms.ts'

/** Body of `POST /api/quiz/ticket`; `room`: the shard of an existing seat, to return to it after signing in. */
export const QuizTicketRequest = z.strictObject({ ...TicketWish, room: z.optional(RoomCode) })
export type QuizTicketRequest = z.infer<typeof QuizTicketRequest>

/** `room`: the shard of the ticket. */
export const QuizTicketAnswer = z.extend(TicketAnswer, { room: RoomCode })
export type QuizTicketAnswer = z.infer<typeof QuizTicketAnswer>

/**
 * Answer of `GET /api/quiz/now`, for pages without a socket. `waiting`: players in the lobby, null when the rooms are
 * down.
 */
export const QuizNow = z.object({
  now: z.number(),
  match: z.int(),
  /** Kick-off of the next match that has not begun. */
  kickOffAt: z.number(),
  isPrime: z.boolean(),
  /** The next match whose podium counts double. */
  primeAt: z.number(),
  waiting: z.nullable(z.int()),
})
export type QuizNow = z.infer<typeof QuizNow>
