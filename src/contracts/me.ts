import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { DayText } from './results.ts'

/**
 * The signed-in player's display copy under the local key `me`: what a static page may show before, or without, asking
 * the server. Removed at logout; never sent anywhere.
 */
export const Me = z.object({
  username: z.string(),
  photo_url: z.nullable(z.string()),
  points: z.int(),
  /** Days in a row, as of `asOf`. */
  streak: z.int(),
  /** The newest days with a finished daily puzzle, newest last: the form of the week. */
  days: z.array(DayText),
  /** Of these weeks, the missed days that were made good from the archive. */
  repairs: z._default(z.array(DayText), []),
  /** Games whose daily puzzle was finished on `asOf`. */
  played: z.array(z.enum(GAME_IDS)),
  /** The preference of that name, where it is not the usual one. */
  palette: z.optional(z.literal('contrast')),
  /** The player's local day the copy was made on. */
  asOf: DayText,
})
export type Me = z.infer<typeof Me>
