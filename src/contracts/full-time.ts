import * as z from 'zod/mini'
import { DayText } from './results.ts'

/**
 * Query of `GET /api/full-time`: a whole day's points, as the player's own browser adds them up. They count for who has no
 * results of that day on the server, and no more than a day can be worth.
 */
export const StandingQuery = z.strictObject({
  date: DayText,
  points: z.string().check(z.regex(/^\d{1,5}$/)),
})

/** Of everybody who finished all dailies of the day: `betterThan` is the percent with fewer points, null below 50. */
export const Standing = z.object({ plays: z.int(), betterThan: z.nullable(z.int()) })
export type Standing = z.infer<typeof Standing>
