import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import { DayText } from './results.ts'

const Shown = z.object({
  palette: z.optional(z.literal('contrast')),
  motion: z.optional(z.enum(['reduced', 'full'])),
  sound: z.optional(z.literal('on')),
  haptics: z.optional(z.literal('on')),
  leagues: z.optional(z.string()),
})

/** The preferences that a page shows; a value of another version counts as the default. */
export const shownPreferences = (preferences: Readonly<Record<string, unknown>>): z.infer<typeof Shown> =>
  Object.fromEntries(
    Object.entries(Shown.shape).flatMap(([key, schema]) => {
      const { data } = schema.safeParse(preferences[key])
      return data === undefined ? [] : [[key, data]]
    }),
  )

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
  /** Games whose daily was finished on `asOf`. */
  played: z.array(z.enum(GAME_IDS)),
  /** The preferences that a page shows, those that are not the default. */
  ...Shown.shape,
  /** The player's local day of the copy. */
  asOf: DayText,
})
export type Me = z.infer<typeof Me>
