import * as z from 'zod/mini'
import { GAME_IDS } from '#core/games.ts'
import type { Owner } from '#server/caller.ts'
import { HttpError } from '#server/http-error.ts'
import type { Admission } from '#server/rate-limit.ts'
import { Run } from '#server/runs/rows.ts'
import { call, failureOfAccount } from '#server/supabase.ts'

const Friend = z.object({ username: z.nullable(z.string()), won: z.boolean(), points: z.int() })

/** A challenge row; dates and times as the data API writes them. */
export const Challenge = z.object({
  id: z.int(),
  code: z.string(),
  game: z.enum(GAME_IDS),
  mode: z.string(),
  date: z.string(),
  puzzle_id: z.nullable(z.int()),
  setup: z.unknown(),
  seed: z.int(),
  state: z.unknown(),
  won: z.boolean(),
  points: z.int(),
  created_at: z.string(),
  expires_at: z.string(),
  verified: z.boolean(),
  username: z.nullable(z.string()),
  kit: z.nullable(z.string()),
  voided: z.boolean(),
  played: z.int(),
  best: z.nullable(z.int()),
  friends: z.array(Friend),
})
export type Challenge = z.infer<typeof Challenge>

const Found = z.object({ challenge: Challenge, own: z.boolean(), run: z.nullable(Run) })
export type Found = z.infer<typeof Found>

/** Finds the open challenge of a code and the asker's relation to it. Throws `unknown-challenge`. */
export async function findChallenge(code: string, asker: Owner | null, now: number): Promise<Found> {
  const values = { with_code: code, ...ownerValues(asker), at: new Date(now) }
  const found = await call('find_challenge', values, z.nullable(Found))
  if (!found) throw new HttpError('unknown-challenge')
  return found
}

const Source = z.object({
  run: Run,
  puzzle: z.nullable(z.int()),
  setup: z.unknown(),
  seed: z.int(),
  mode: z.string(),
  date: z.string(),
})

/** A run of the owner with its deal; null for another owner's. */
export const sourceOf = (owner: Owner, runId: string) =>
  call('challenge_of_run', { with_run: runId, ...ownerValues(owner) }, z.nullable(Source))

/** A new challenge without its owner. */
export type NewRow = {
  code: string
  game: string
  mode: string
  date: string
  puzzle_id: number | null
  setup: unknown
  seed: number
  run_id: string | null
  round_id: string | null
  state: unknown
  won: boolean
  points: number
  created_at: Date
  expires_at: Date
}

const Kept = z.union([z.object({ code: z.string(), created: z.boolean() }), z.object({ full: z.literal(true) })])

/** Null when the code is taken. Throws `challenges-full` for an owner with `most` open ones. */
export async function keepRow(owner: Owner, challenge: NewRow, most: number) {
  const values = { ...ownerValues(owner), challenge, most }
  const kept = await call('keep_challenge', values, z.nullable(Kept)).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
  if (kept === null) return null
  if ('full' in kept) throw new HttpError('challenges-full')
  return kept
}

const Refused = z.object({ refused: z.literal(true) })
const Taken = z.object({ run: Run, created: z.boolean() })

/** The owner's run of a challenge that is no daily: the existing one, or a new one. */
export async function takeRow(
  owner: Owner,
  admission: Admission,
  first: { for_challenge: number; first_state: unknown; at: Date; until: Date },
) {
  const values = { asked: admission.asked, ...ownerValues(owner), ...first }
  const taken = await call('take_challenge', values, z.union([Taken, Refused])).catch((error: unknown) => {
    throw failureOfAccount(error)
  })
  if ('refused' in taken) throw admission.refusal()
  return taken
}

/** Records that a day's run answers a challenge. */
export const noteAnswer = (challenge: number, run: string) =>
  call('answer_challenge', { for_challenge: challenge, with_run: run }, z.unknown())

/** The owner's open challenges, newest first. */
export const rowsOf = (owner: Owner, now: number, most: number) =>
  call('challenges_of', { ...ownerValues(owner), at: new Date(now), most }, z.array(Challenge))

const ownerValues = (owner: Owner | null) => ({ account: owner?.account ?? null, visitor_hash: owner?.visitor ?? null })
