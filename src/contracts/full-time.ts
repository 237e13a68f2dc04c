import * as z from 'zod/mini'
import { DayText } from './results.ts'

/**
 * Query of `GET /api/full-time`: the total that the browser computed. Used only for players without results of that day
 * on the server, and capped at the maximum of a day.
 */
export const StandingQuery = z.strictObject({
  date: DayText,
  points: z.string().check(z.regex(/^\d{1,5}$/)),
})

/**
 * Among everyone who finished all dailies of the day: `betterThan` is the percentage with fewer points, null below 50.
 */
export const Standing = z.object({ plays: z.int(), betterThan: z.nullable(z.int()) })
export type Standing = z.infer<typeof Standing>
