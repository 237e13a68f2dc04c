import * as z from 'zod/mini'
import { CAUSES } from '#core/plausible.ts'
import { Network, Visitor } from './ticket.ts'

const Count = (max: number) => z.int().check(z.minimum(0), z.maximum(max))

/** Results per message; a full shard sends several. */
export const MOST_RESULTS = 100
/** Maximum of one match: all ten right in the shortest time with all streaks, and doubled podium points. */
const MOST_SCORE = 10_590
const MOST_POINTS = 130

/**
 * Body of `POST /api/quiz/result`: results of the players of one shard. The site decides what is credited
 * (`QUIZ_LIMITS`).
 */
export const QuizResult = z
  .strictObject({
    match: Count(1_000_000_000),
    /** Ranked players over all shards; 0 when every seat is held. */
    players: Count(10_000_000),
    /** Ranked accounts that answered. */
    accounts: Count(10_000_000),
    /** Ids of the ten questions. */
    questions: z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(10)),
    seats: z
      .array(
        z.strictObject({
          user: z.uuid(),
          score: Count(MOST_SCORE),
          /** Sum of answer times. */
          ms: Count(120_000),
          right: Count(10),
          answered: Count(10),
          rank: z.int().check(z.minimum(1)),
          /** Including podium points. */
          points: Count(MOST_POINTS),
          /** Without podium points. */
          base: Count(MOST_POINTS),
          /** For each question: `1` right, `0` wrong, `-` not answered. */
          marks: z.string().check(z.regex(/^[01-]{0,10}$/)),
          /** Network of the seat, as the ticket names it. */
          network: z.optional(Network),
          /** Why the answers are implausible, with their times. `points` then apply if the result is accepted. */
          held: z.optional(
            z.strictObject({
              cause: z.enum(CAUSES),
              medianMs: Count(120_000),
              deviationMs: Count(120_000),
              stepMs: z.array(Count(120_000)).check(z.maxLength(10)),
            }),
          ),
        }),
      )
      .check(z.maxLength(MOST_RESULTS)),
    /** Guests with points, stored for the account that later takes over the visitor. Older shards send none. */
    guests: z._default(
      z
        .array(
          z.strictObject({
            visitor: Visitor,
            score: Count(MOST_SCORE),
            ms: Count(120_000),
            answered: Count(10),
            rank: z.int().check(z.minimum(1)),
            base: Count(MOST_POINTS),
          }),
        )
        .check(z.maxLength(MOST_RESULTS)),
      [],
    ),
  })
  .check(z.refine(({ seats, guests }) => seats.length + guests.length > 0))
export type QuizResult = z.infer<typeof QuizResult>

const Entry = z.object({
  player: z.string(),
  name: z.string(),
  account: z.boolean(),
  country: z.optional(z.string()),
  kit: z.optional(z.string()),
  score: z.int(),
  ms: z.int(),
  answered: z.int(),
})

/** A shard's report on its players after a round (games/quiz/match/standings.ts). */
export const QuizReport = z.object({
  scores: z.record(z.string(), z.int()),
  top: z.readonly(z.array(Entry)),
  accounts: z.int(),
})

/** Request of a shard to the table of all shards after a round; the answer is the merged report. */
export const QuizReported = z.strictObject({
  match: z.int(),
  round: z.int(),
  shard: z.int(),
  shards: z.int(),
  report: QuizReport,
})
export type QuizReported = z.infer<typeof QuizReported>
