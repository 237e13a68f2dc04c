import * as z from 'zod/mini'
import { ResultRecord } from '#contracts/results.ts'
import { isGameId, type GameId } from '#core/games.ts'
import type { Owner } from '#server/caller.ts'
import type { Admission } from '#server/rate-limit.ts'
import { call, databaseFailure, failureOfAccount, serviceClient } from '#server/supabase.ts'

export const Counts = z.record(z.string(), z.int())

const Line = z.object({ key: z.string(), points: z.int(), count: z.optional(z.int()) })

/** What the last step's answer said; `counts` is null for a day of the archive. */
const Ending = z.object({ result: ResultRecord, lines: z.array(Line), counts: z.nullable(Counts) })

/** A row of `runs`; dates and times as the data API writes them. */
export const Run = z.object({
  id: z.uuid(),
  game: z.string().check(z.refine(isGameId)),
  mode: z.string(),
  date: z.string(),
  n: z.int(),
  state: z.unknown(),
  started_at: z.string(),
  expires_at: z.string(),
  over: z.boolean(),
  ending: z.nullable(Ending),
})
export type Run = z.infer<typeof Run>

export type FirstState = {
  for_game: GameId
  for_mode: string
  for_date: string
  puzzle: number
  first_state: unknown
  at: Date
  until: Date
}

const Refused = z.object({ refused: z.literal(true) })
const Started = z.union([z.object({ created: z.uuid() }), z.object({ run: z.nullable(Run) })])

/**
 * The owner's run of this game, mode and day: the one that exists, or a new one; `run` is null when its puzzle was
 * voided. Counts the request in the same round trip unless `admission` is null. `unauthorised`: the account is gone.
 */
export async function startRow(owner: Owner, admission: Admission | null, first: FirstState) {
  const values = { asked: admission?.asked ?? null, ...ownerValues(owner), ...first }
  const started = await call('start_run', values, z.union([Started, Refused])).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
  if ('refused' in started) throw admission!.refusal()
  if ('run' in started) return { run: started.run, created: false }
  return { run: newRun(started.created, first), created: true }
}

/** As the database has it now. */
const newRun = (id: string, first: FirstState): Run => ({
  id,
  game: first.for_game,
  mode: first.for_mode,
  date: first.for_date,
  n: 0,
  state: first.first_state,
  started_at: first.at.toISOString(),
  expires_at: first.until.toISOString(),
  over: false,
  ending: null,
})

export type NextState = { run_id: string; step: number; next_state: unknown; at: Date; finish: object | null }

const Committed = z.object({ taken: z.boolean(), ending: z.nullable(Ending) })

/** Not taken when the row was not waiting for exactly this step. Counts the request as `startRow` does. */
export async function commitRow(owner: Owner, admission: Admission | null, next: NextState) {
  const values = { asked: admission?.asked ?? null, ...ownerValues(owner), ...next }
  const committed = await call('commit_step', values, z.union([Committed, Refused]))
  if ('refused' in committed) throw admission!.refusal()
  return committed
}

/** The owner's run; null for one that does not exist or is somebody else's. */
export async function findRow(owner: Owner, id: string): Promise<Run | null> {
  const column = owner.account ? 'user_id' : 'visitor'
  const { data, error } = await serviceClient()
    .from('runs')
    .select('id, game, mode, date, n, state, started_at, expires_at, over, ending')
    .match({ id, [column]: owner.account ?? owner.visitor })
    .maybeSingle()
  if (error) throw databaseFailure(error)
  return z.nullable(Run).parse(data)
}

/** How everybody's runs of a day fell into the buckets. `date` is ISO. */
export const countsOf = (game: string, date: string) =>
  call('distribution_of', { for_game: game, for_date: date }, Counts)

const ownerValues = ({ account, visitor }: Owner) => ({ account, visitor_hash: visitor })
