import * as z from 'zod/mini'
import { DayText } from './results.ts'

const Count = z.int().check(z.minimum(0))

/** Id of an honour (src/games/honour-table.ts) -> day. An id may be newer than this page. */
export const Earned = z.record(z.string().check(z.maxLength(60)), DayText)

/** Figures that are not part of results. */
const Outside = z.object({
  quiz: z.object({ matches: Count, right: Count, podiums: Count, wins: Count }),
  friends: z.object({ leagues: Count, cups: Count }),
})

/**
 * Answer of `GET /api/honours`, also for a visitor, whose honours are stored in the browser. `POST` first adds the
 * honours that the account's results have earned; a browser calls it when it detects a new one.
 */
export const KeptHonours = z.object({ earned: Earned, outside: Outside })
export type KeptHonours = z.infer<typeof KeptHonours>
