import * as z from 'zod/mini'
import type { Standing } from '#contracts/full-time.ts'
import { isTodaySomewhere, toIsoDate, type Day } from '#core/days.ts'
import { HttpError } from './http-error.ts'
import { MIN_PLAYS } from './runs/distribution.ts'
import { call } from './supabase.ts'

const Counted = z.object({ plays: z.int(), worse: z.int() })

/** Where so many points stand among the whole days of a date. Throws `date-not-open` unless it is today somewhere. */
export async function standingOn(day: Day, points: number, now: number): Promise<Standing> {
  if (!isTodaySomewhere(day, now)) throw new HttpError('date-not-open')
  const { plays, worse } = await call('standing_of_day', { on_date: toIsoDate(day), own: points }, Counted)
  return { plays, betterThan: plays < MIN_PLAYS ? null : Math.floor((100 * worse) / plays) }
}
