import * as z from 'zod/mini'
import { Earned, KeptHonours } from '#contracts/honours.ts'
import { Statistics } from '#contracts/results.ts'
import { dayAt } from '#core/days.ts'
import { neededFor } from '#games/honours-needed.ts'
import { earnedIn, honoursOf, NOTHING_OUTSIDE } from '#games/honours.ts'
import type { Owner } from './caller.ts'
import { call, failureOfAccount } from './supabase.ts'

const Reading = z.extend(KeptHonours, { statistics: Statistics, checked: z.nullable(z.string()), now: z.string() })

/** Stored honours of an owner, and the figures that results lack. Its cost does not grow with the results. */
export const readHonours = async (owner: Owner | null): Promise<KeptHonours> =>
  owner
    ? call('honours_of', { account: owner.account, visitor_hash: owner.visitor, whole: false }, KeptHonours)
    : { earned: {}, outside: NOTHING_OUTSIDE }

/**
 * Stores the honours that an account's results have earned by now. Reads only the results since the last check and
 * those that open honours still need, so the cost does not grow with the history. Throws `unauthorised` when the
 * account is gone.
 */
export async function keepHonours(account: string, now: number): Promise<KeptHonours> {
  const asked = { account, visitor_hash: null, whole: true }
  const { earned, outside, statistics, checked, ...read } = await call('honours_of', asked, Reading)
  const today = dayAt(now)
  const fresh = earnedIn(honoursOf({ statistics, outside, kept: earned, today }))
  const still_needed = [...neededFor(statistics, fresh, today)]
  // Results may be dated by the server's clock or by the database's: take the earlier one.
  const at = new Date(Math.min(now, Date.parse(read.now)))
  const values = { account, fresh, still_needed, at, was: checked }
  const kept = await call('keep_honours', values, Earned).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
  return { earned: kept, outside }
}
