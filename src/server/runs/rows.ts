import * as z from 'zod/mini'
import { ResultRecord } from '#contracts/results.ts'
import { GAME_IDS, type GameId } from '#core/games.ts'
import type { Owner } from '#server/caller.ts'
import type { Admission } from '#server/rate-limit.ts'
import { call, databaseFailure, failureOfAccount, serviceClient } from '#server/supabase.ts'

/** Plays per bucket. */
export const CountsRow = z.record(z.string(), z.int())

const Line = z.object({ key: z.string(), points: z.int(), count: z.optional(z.int()) })

/** Data of the last step's answer; `counts` is null for an archive day. */
const Ending = z.object({
  result: ResultRecord,
  lines: z.array(Line),
  counts: z.nullable(CountsRow),
  /** Ranked runs only. */
  held: z.optional(z.boolean()),
})

/** A row of `runs`; dates and times as the data API writes them. */
export const Run = z.object({
  id: z.uuid(),
  /** Null for a visitor's run. */
  user_id: z.nullable(z.uuid()),
  game: z.enum(GAME_IDS),
  mode: z.string(),
  date: z.string(),
  /** Null when nobody else plays the same. */
  puzzle_id: z.nullable(z.int()),
  n: z.int(),
  state: z.unknown(),
  started_at: z.string(),
  expires_at: z.string(),
  over: z.boolean(),
  ending: z.nullable(Ending),
  /** Deadline of the open step of a ranked run. */
  deadline: z.nullable(z.string()),
  /** The clock took its last step. */
  timed_out: z.boolean(),
})
export type Run = z.infer<typeof Run>

const COLUMNS = Object.keys(Run.shape).join(', ')

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
export const Started = z.union([z.object({ created: z.uuid() }), z.object({ run: z.nullable(Run) })])

/**
 * The owner's run of this game, mode and day: the existing one, or a new one; `run` is null when its puzzle was voided.
 * Counts the request in the same round trip unless `admission` is null. `unauthorised`: the account is gone.
 */
export async function startRow(owner: Owner, admission: Admission | null, first: FirstState) {
  const values = { asked: admission?.asked ?? null, ...ownerValues(owner), ...first }
  const started = await call('start_run', values, z.union([Started, Refused])).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
  if ('refused' in started) throw admission!.refusal()
  if ('run' in started) return { run: started.run, created: false }
  return { run: newRun(started.created, owner, first), created: true }
}

/** The stored row. */
export const newRun = (
  id: string,
  { account }: Owner,
  first: Omit<FirstState, 'puzzle'> & { puzzle?: number },
): Run => ({
  id,
  user_id: account,
  game: first.for_game,
  mode: first.for_mode,
  date: first.for_date,
  puzzle_id: first.puzzle ?? null,
  n: 0,
  state: first.first_state,
  started_at: first.at.toISOString(),
  expires_at: first.until.toISOString(),
  over: false,
  ending: null,
  deadline: null,
  timed_out: false,
})

export type NextState = {
  run_id: string
  step: number
  next_state: unknown
  at: Date
  finish: object | null
  due: string | null
  late: boolean
}

const Taken = z.object({ taken: z.literal(true), ending: z.nullable(Ending) })

/** `drawn`: games with a puzzle on the day of the run. */
const Missed = z.object({ taken: z.literal(false), run: z.nullable(Run), drawn: z.array(z.string()) })
type Missed = z.infer<typeof Missed>

const Committed = z.union([Taken, Missed, Refused])

/**
 * Not stored when the row was not waiting for exactly this step: returns the row instead. Counts the request as `startRow`
 * does.
 */
export async function commitRow(owner: Owner, admission: Admission | null, next: NextState) {
  const values = { asked: admission?.asked ?? null, ...ownerValues(owner), ...next }
  const committed = await call('commit_step', values, Committed)
  if ('refused' in committed) throw admission!.refusal()
  return committed
}

/** Counts the request and reads the owner's run in one round trip. */
export async function admittedRow(owner: Owner, admission: Admission, id: string): Promise<Missed> {
  const nothing = { step: 0, next_state: null, at: new Date(), finish: null, due: null, late: false }
  return (await commitRow(owner, admission, { run_id: id, ...nothing })) as Missed
}

/** The owner's run; null when it does not exist or is another owner's. */
export async function findRow(owner: Owner, id: string): Promise<Run | null> {
  const column = owner.account ? 'user_id' : 'visitor'
  const { data, error } = await serviceClient()
    .from('runs')
    .select(COLUMNS)
    .match({ id, [column]: owner.account ?? owner.visitor })
    .maybeSingle()
  if (error) throw databaseFailure(error)
  return z.nullable(Run).parse(data)
}

/** Parameters of the database's functions. */
export const ownerValues = ({ account, visitor }: Owner) => ({ account, visitor_hash: visitor })
