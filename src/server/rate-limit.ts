import * as z from 'zod/mini'
import { originOf } from './client-network.ts'
import { optional } from './env.ts'
import { HttpError } from './http-error.ts'
import type { Exchange } from './http.ts'
import { call } from './supabase.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

type Limit = {
  seconds: number
  /** Requests per account or known visitor. */
  own: number
  /** Requests per address, for new visitors; higher, because a whole school may share an address. */
  address?: number
}

/** A group without `address` requires an account; anyone else is refused uncounted. */
const LIMITS = {
  runs: { seconds: MINUTE, own: 60, address: 120 },
  /** Ranked starts: sustained play is at most one run per three minutes. */
  ranked: { seconds: HOUR, own: 20, address: 120 },
  steps: { seconds: MINUTE, own: 300, address: 900 },
  rooms: { seconds: MINUTE, own: 60, address: 240 },
  challenges: { seconds: HOUR, own: 60, address: 120 },
  leagues: { seconds: HOUR, own: 60, address: 120 },
  /** Each request may be a guess at the code of a challenge or league. */
  codes: { seconds: MINUTE, own: 40, address: 120 },
  reports: { seconds: HOUR, own: 10, address: 10 },
  notes: { seconds: HOUR, own: 5, address: 5 },
  /** Shared by all senders: a flood must not bury the notes of others. */
  allNotes: { seconds: DAY, own: 300 },
  /** Held notes are counted separately: spam must not use up the limit of the others. */
  heldNotes: { seconds: DAY, own: 300 },
  images: { seconds: MINUTE, own: 60, address: 60 },
  users: { seconds: MINUTE, own: 90 },
  tables: { seconds: MINUTE, own: 120, address: 240 },
  standings: { seconds: MINUTE, own: 30, address: 240 },
  uploads: { seconds: HOUR, own: 20 },
  submissions: { seconds: HOUR, own: 30 },
  exports: { seconds: HOUR, own: 10 },
  /** Each request is a guess at the account's password. */
  deletions: { seconds: HOUR, own: 5 },
  admin: { seconds: MINUTE, own: 300 },
} as const satisfies Record<string, Limit>

export type LimitGroup = keyof typeof LIMITS

/** Counting key: the account, else the visitor, else the address. */
export type Counted = { user: { id: string } | null; visitor: string | null }

/** Counted by address alone. */
export const ANYBODY: Counted = { user: null, visitor: null }

/** One identity for all callers, for limits that they share. */
export const EVERYBODY: Counted = { user: { id: 'everybody' }, visitor: null }

type Options = {
  /** Weight of this request. */
  cost?: number
  /** True when this request makes an unknown visitor a known one. */
  begins?: boolean
}

/**
 * Parameters of the database function `admit` for one request of `group`, for callers that combine it with another
 * call. Addresses appear only as a hash with a daily salt. RATE_LIMIT_FACTOR widens all limits (benchmarks).
 */
function askedOf(
  exchange: Exchange,
  group: LimitGroup,
  { user, visitor }: Counted,
  { cost = 1, begins = false }: Options = {},
) {
  const { seconds, own, address = 0 }: Limit = LIMITS[group]
  const counted = bucketOf(group)
  const asked = { window: seconds, cost }
  if (user) return { ...asked, ...counted(user.id, own) }
  const origin = originOf(exchange, Date.now())
  if (!visitor) return { ...asked, ...counted(origin, address) }
  return { ...asked, ...counted(visitor, own), visitor, origin, begins, strangers: counted(origin, address) }
}

const bucketOf = (group: LimitGroup) => (who: string, requests: number) => ({
  bucket: `${group}:${who}`,
  limit: Math.floor(requests * Number(optional('RATE_LIMIT_FACTOR') ?? 1)),
})

/** Counts of a group in which a known caller counts twice: alone, and together with everyone at the same address. */
export type DoubleLimit = { counts: object; refusal(): HttpError }

/** Parameters for counting inside another database call. */
export function doubleLimitOf(exchange: Exchange, group: LimitGroup, { user, visitor }: Counted): DoubleLimit {
  const { seconds, own, address = 0 }: Limit = LIMITS[group]
  const counted = bucketOf(group)
  const origin = originOf(exchange, Date.now())
  const counts = {
    window: seconds,
    own: counted(user?.id ?? visitor ?? origin, own),
    address: counted(origin, address),
  }
  return { counts, refusal: () => tooMany(group) }
}

/** The `too-many-requests` error of a group, with its retry time. */
const tooMany = (group: LimitGroup): HttpError =>
  new HttpError('too-many-requests', undefined, { 'retry-after': String(LIMITS[group].seconds) })

/** Counts one request of `group` for the caller. Throws `too-many-requests`. */
export async function limit(
  exchange: Exchange,
  group: LimitGroup,
  counted: Counted,
  options: Options = {},
): Promise<void> {
  const free = await call('admit', { asked: askedOf(exchange, group, counted, options) }, z.boolean())
  if (!free) throw tooMany(group)
}

/** One counted request: inside another database call (`asked`) or by itself (`alone`). */
export type Admission = { asked: object; alone(): Promise<void>; refusal(): HttpError }

export const admissionTo = (
  exchange: Exchange,
  group: LimitGroup,
  counted: Counted,
  options: Options = {},
): Admission => ({
  asked: askedOf(exchange, group, counted, options),
  alone: () => limit(exchange, group, counted, options),
  refusal: () => tooMany(group),
})
