import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { DayText } from './results.ts'

/**
 * Display copy of the signed-in player under the local key `me`, for static pages without a server call. Removed at
 * logout; never sent anywhere.
 */
export const Me = z.object({
  username: z.string(),
  photo_url: z.nullable(z.string()),
  points: z.int(),
  /** Days in a row, as of `asOf`. */
  streak: z.int(),
  /** The newest days with a finished daily, newest last. */
  days: z.array(DayText),
  /** Missed days of these weeks that were repaired from the archive. */
  repairs: z._default(z.array(DayText), []),
  /** Points of the dailies of each day of two weeks. */
  form: z._default(z.record(DayText, z.int()), {}),
  /** Games whose daily was finished on `asOf`. */
  played: z.array(z.enum(GAME_IDS)),
  /** The player's local day of the copy. */
  asOf: DayText,
})
export type Me = z.infer<typeof Me>
