import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { DayText } from './results.ts'

/** Query of `GET /api/today`: the visitor's local day; absent: the UTC day. */
export const TodayQuery = z.object({ date: z.optional(DayText) })

/** A line of today's leaderboard: verified points of the UTC day. Anonymous players have no name. */
const TableRow = z.object({
  rank: z.int(),
  username: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  points: z.int(),
})

/**
 * Answer of a daily whose day is over everywhere. `solved`: percentage that found it, null for a game of points;
 * `median`: the bucket that half of the plays reached. Both null below 50 plays.
 */
export const PastAnswer = z.object({
  game: z.enum(GAME_IDS),
  date: DayText,
  number: z.int(),
  names: z.array(z.string()),
  /** Name of the footballer or club in the picture; null where that is no answer. */
  subject: z.nullable(z.string()),
  /** Address of a portrait, else of his club's shirt, null without either; or of a club's crest or ground. */
  picture: z.nullable(z.string()),
  solved: z.nullable(z.int()),
  median: z.nullable(z.int()),
})
export type PastAnswer = z.infer<typeof PastAnswer>

/** Answer of `GET /api/today`: live data for a static page. Empty or null parts stay hidden. */
export const Today = z.object({
  /** The live match: ISO time of the next one and players waiting for it. Null without one. */
  quiz: z.nullable(z.object({ nextAt: z.iso.datetime(), waiting: z.int() })),
  table: z.array(TableRow),
  answers: z.array(PastAnswer),
  /** At most three of the answers, for the home page: the least often found first. */
  highlights: z.array(PastAnswer),
})
export type Today = z.infer<typeof Today>
