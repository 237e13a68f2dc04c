import * as z from 'zod/mini'
import { RANKED } from '#games/catalogue.ts'
import type { Owner } from '#server/caller.ts'
import type { Admission, DoubleLimit } from '#server/rate-limit.ts'
import { call, failureOfAccount } from '#server/supabase.ts'
import { newRun, ownerValues, Run, Started, type FirstState } from './rows.ts'

export type FirstRanked = Omit<FirstState, 'for_mode' | 'puzzle'> & { for_part: string | null; due: Date }

const RankedStarted = z.union([z.object({ refused: z.enum(['runs', 'ranked']) }), Started])

/**
 * The owner's open ranked run of this game, or a new one. Counts the request in the same round trip, and against
 * `hourly` only when a run starts. `unauthorised`: the account is gone.
 */
export async function startRankedRow(
  owner: Owner,
  admission: Admission | null,
  hourly: DoubleLimit,
  first: FirstRanked,
) {
  const values = { asked: admission?.asked ?? null, hourly: hourly.counts, ...ownerValues(owner), ...first }
  const started = await call('start_ranked', values, RankedStarted).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
  if ('refused' in started) throw (started.refused === 'ranked' ? hourly : admission!).refusal()
  if ('run' in started) return { run: started.run!, created: false }
  const run = newRun(started.created, owner, { ...first, for_mode: RANKED })
  return { run: { ...run, deadline: first.due.toISOString() }, created: true }
}

const Owned = z.object({ ...Run.shape, visitor: z.nullable(z.string()) })

/** Ranked runs whose step has timed out by `at`, with their owners; at most `size`, oldest first. */
export async function dueRows(at: number, size: number): Promise<{ run: Run; owner: Owner }[]> {
  const rows = await call('due_runs', { at: new Date(at), size }, z.array(Owned))
  return rows.map(({ visitor, ...run }) => ({
    run,
    owner: run.user_id ? { account: run.user_id, visitor: null } : { account: null, visitor: visitor! },
  }))
}

/** Marks a run that could not be ended: `dueRows` skips it for an hour. */
export const leaveRow = (run: string, at: number) => call('leave_run', { run, at: new Date(at) }, z.unknown())
