import * as z from 'zod/mini'
import type { Standing } from '#contracts/full-time.ts'
import { isTodaySomewhere, toIsoDate, type Day } from '#core/days.ts'
import { DAILY_POINTS, FIRST_OF_DAY_POINTS, WHOLE_DAY_POINTS } from '#core/points.ts'
import { gamesOn } from '#games/catalogue.ts'
import type { Owner } from './caller.ts'
import { HttpError } from './http-error.ts'
import { MIN_PLAYS } from './runs/distribution.ts'
import { call } from './supabase.ts'

const Counted = z.object({ plays: z.int(), worse: z.int() })

/** Upper bound of a day: all points of every open daily, and all bonuses. */
export const maxPointsOn = (day: Day): number =>
  FIRST_OF_DAY_POINTS +
  WHOLE_DAY_POINTS +
  gamesOn(day)
    .flatMap(({ modes }) => modes.filter(({ counts }) => counts === 'daily'))
    .map(({ maxPoints }) => maxPoints + DAILY_POINTS)
    .reduce((sum, points) => sum + points, 0)

/**
 * Rank of the asker among all full days of a date, by the server's results or else by the reported total. Throws
 * `date-not-open` unless it is today in some time zone.
 */
export async function standingOn(day: Day, claimed: number, asker: Owner | null, now: number): Promise<Standing> {
  if (!isTodaySomewhere(day, now)) throw new HttpError('date-not-open')
  const { plays, worse } = await call(
    'standing_of_day',
    {
      on_date: toIsoDate(day),
      told: Math.min(claimed, maxPointsOn(day)),
      account: asker?.account ?? null,
      visitor_hash: asker?.visitor ?? null,
    },
    Counted,
  )
  return { plays, betterThan: plays < MIN_PLAYS ? null : Math.floor((100 * worse) / plays) }
}
