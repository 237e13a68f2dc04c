import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { DayText } from './results.ts'

/** Query of `GET /api/today`: the visitor's local day; absent: the UTC day. */
export const TodayQuery = z.object({ date: z.optional(DayText) })

/** One line of today's table: verified points of the UTC day. Without a name: who does not want to be named. */
export const TableRow = z.object({
  rank: z.int(),
  username: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  points: z.int(),
})

/**
 * What a daily asked for, once its day is over everywhere. For a sentence about how it went: `solved` is the percent who
 * found it, null for a game of points; `median` the bucket that half of the players reached. Both null below 50 plays.
 */
export const PastAnswer = z.object({
  game: z.enum(GAME_IDS),
  date: DayText,
  number: z.int(),
  names: z.array(z.string()),
  /** Address of a portrait, or of the shirt of his club, null where there is neither; of a club's crest or ground. */
  picture: z.nullable(z.string()),
  solved: z.nullable(z.int()),
  median: z.nullable(z.int()),
})
export type PastAnswer = z.infer<typeof PastAnswer>

/** Answer of `GET /api/today`: what a static page cannot know. Empty or null parts stay hidden. */
export const Today = z.object({
  /** The live match: ISO time of the next one and how many wait for it. Null while there is none. */
  quiz: z.nullable(z.object({ nextAt: z.iso.datetime(), waiting: z.int() })),
  table: z.array(TableRow),
  answers: z.array(PastAnswer),
})
export type Today = z.infer<typeof Today>
