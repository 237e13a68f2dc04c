import * as z from 'zod/mini'
import { Earned, KeptHonours } from '#contracts/honours.ts'
import { Statistics } from '#contracts/results.ts'
import { dayAt } from '#core/days.ts'
import { earnedIn, honoursOf, NOTHING_OUTSIDE } from '#games/honours.ts'
import type { Owner } from './caller.ts'
import { call, failureOfAccount } from './supabase.ts'

const Whole = z.extend(KeptHonours, { statistics: Statistics })

/** Kept honours of an owner, and the figures that no result holds. Its cost does not grow with the results. */
export const readHonours = async (owner: Owner | null): Promise<KeptHonours> =>
  owner
    ? call('honours_of', { account: owner.account, visitor_hash: owner.visitor, whole: false }, KeptHonours)
    : { earned: {}, outside: NOTHING_OUTSIDE }

/**
 * Keeps what the results of an account have earned by now. Reads all results, which happens once per honour and never
 * while a run ends. Throws `unauthorised` when the account is gone.
 */
export async function keepHonours(account: string, now: number): Promise<KeptHonours> {
  const { earned, outside, statistics } = await call('honours_of', { account, visitor_hash: null, whole: true }, Whole)
  const fresh = earnedIn(honoursOf({ statistics: statistics, outside, kept: earned, today: dayAt(now) }))
  if (Object.keys(fresh).every((id) => id in earned)) return { earned, outside }
  const kept = await call('keep_honours', { account, fresh }, Earned).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
  return { earned: kept, outside }
}
