import * as z from 'zod/mini'
import { AccountExport, ExportedRun } from '#contracts/account.ts'
import { exportedChallenges } from '#server/challenges/export.ts'
import { HttpError } from '#server/http-error.ts'
import { ratingsOf } from '#server/ratings.ts'
import { runGameOf } from '#server/runs/registry.ts'
import { call } from '#server/supabase.ts'
import { authUser } from './auth-user.ts'

const { madeAt: _, account: __, challenges: ___, ratings: ____, ...kept } = AccountExport.shape

/** A finished run comes from the database with its whole state. */
const StoredRun = z.object({ ...ExportedRun.shape, state: z.optional(z.unknown()) })
const Stored = z.object({ ...kept, runs: z.array(StoredRun) })

/** Everything stored about an account, as one document. Throws `unauthorised` when it is gone. */
export async function exportAccount(id: string, now: number): Promise<AccountExport> {
  const [user, stored, challenges, ratings] = await Promise.all([
    authUser(id),
    call('export_account', { account: id }, Stored),
    exportedChallenges(id, now),
    ratingsOf(id),
  ])
  if (!user) throw new HttpError('unauthorised')
  return {
    madeAt: new Date(now).toISOString(),
    account: {
      id: user.id,
      email: user.email ?? null,
      createdAt: user.created_at,
      lastSignInAt: user.last_sign_in_at ?? null,
      signInBy: (user.identities ?? []).map(({ provider }) => provider),
      metadata: user.user_metadata,
    },
    ...stored,
    runs: stored.runs.map(runOf),
    challenges,
    ratings,
  }
}

/** Limits a run to what its player saw; the state has hidden parts. */
function runOf({ state, ...run }: z.infer<typeof StoredRun>): ExportedRun {
  const game = runGameOf(run.game)
  return run.over && game ? { ...run, view: game.view(state) } : run
}
