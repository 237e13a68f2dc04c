import * as z from 'zod/mini'

/** Query of `GET /api/quiz/match`: the number of a match. */
export const QuizMatchQuery = z.object({ of: z.coerce.number().check(z.int(), z.minimum(0)) })

/** A line of a match for one account; anonymous accounts have only the result. */
export const QuizMatchLine = z.object({
  rank: z.int(),
  score: z.int(),
  /** Sum of answer times. */
  ms: z.int(),
  correct: z.int(),
  username: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  kit: z.nullable(z.string()),
  country: z.nullable(z.string()),
})

/**
 * Answer of `GET /api/quiz/match`: the best hundred accounts. `players`: everyone who is ranked, guests included; `held`:
 * accounts whose answers wait for a review.
 */
export const QuizMatchBoard = z.object({
  match: z.int(),
  kickOffAt: z.number(),
  players: z.int(),
  held: z.int(),
  rows: z.array(QuizMatchLine),
})
export type QuizMatchBoard = z.infer<typeof QuizMatchBoard>

/** Answer of `GET /api/quiz/own`, for an account; `score`: of the best five matches of the UTC day. */
export const QuizOwnRecord = z.object({
  matches: z.int(),
  bestRank: z.nullable(z.int()),
  bestScore: z.nullable(z.int()),
  today: z.object({ matches: z.int(), score: z.int() }),
})
export type QuizOwnRecord = z.infer<typeof QuizOwnRecord>
