import * as z from 'zod/mini'
import { Earned, KeptHonours } from '#contracts/honours.ts'
import { Statistics } from '#contracts/results.ts'
import { dayAt } from '#core/days.ts'
import { neededFor } from '#games/honours-needed.ts'
import { earnedIn, honoursOf, NOTHING_OUTSIDE } from '#games/honours.ts'
import type { Owner } from './caller.ts'
import { call, failureOfAccount } from './supabase.ts'

const Reading = z.extend(KeptHonours, { statistics: Statistics, checked: z.nullable(z.string()), now: z.string() })

/** Kept honours of an owner, and the figures that no result holds. Its cost does not grow with the results. */
export const readHonours = async (owner: Owner | null): Promise<KeptHonours> =>
  owner
    ? call('honours_of', { account: owner.account, visitor_hash: owner.visitor, whole: false }, KeptHonours)
    : { earned: {}, outside: NOTHING_OUTSIDE }

/**
 * Keeps what the results of an account have earned by now. Reads the results since the last time and those that open
 * honours still need, which the history does not make more. Throws `unauthorised` when the account is gone.
 */
export async function keepHonours(account: string, now: number): Promise<KeptHonours> {
  const asked = { account, visitor_hash: null, whole: true }
  const { earned, outside, statistics, checked, ...read } = await call('honours_of', asked, Reading)
  const today = dayAt(now)
  const fresh = earnedIn(honoursOf({ statistics, outside, kept: earned, today }))
  const still_needed = [...neededFor(statistics, fresh, today)]
  // Results carry the time of either clock.
  const at = new Date(Math.min(now, Date.parse(read.now)))
  const values = { account, fresh, still_needed, at, was: checked }
  const kept = await call('keep_honours', values, Earned).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
  return { earned: kept, outside }
}
