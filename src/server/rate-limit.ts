import * as z from 'zod/mini'
import { originOf } from './client-network.ts'
import { optional } from './env.ts'
import { HttpError } from './http-error.ts'
import type { Exchange } from './http.ts'
import { call } from './supabase.ts'

const MINUTE = 60
const HOUR = 3600

type Limit = {
  seconds: number
  /** Requests of one account, or of one visitor that is known. */
  own: number
  /** Of everybody else behind one address, and of visitors who begin: an address may be a whole school. */
  address?: number
}

/** A group without `address` needs an account: whoever has none is refused before anything is counted. */
const LIMITS = {
  runs: { seconds: MINUTE, own: 60, address: 120 },
  /** Ranked runs that begin: nobody plays more of them than one every three minutes for long, and no class of a school. */
  ranked: { seconds: HOUR, own: 20, address: 120 },
  steps: { seconds: MINUTE, own: 300, address: 900 },
  rooms: { seconds: MINUTE, own: 60, address: 240 },
  challenges: { seconds: HOUR, own: 60, address: 120 },
  /** Each may be a guess at a challenge's code. */
  codes: { seconds: MINUTE, own: 40, address: 120 },
  reports: { seconds: HOUR, own: 10, address: 10 },
  images: { seconds: MINUTE, own: 60, address: 60 },
  users: { seconds: MINUTE, own: 90 },
  tables: { seconds: MINUTE, own: 120, address: 240 },
  standings: { seconds: MINUTE, own: 30, address: 240 },
  uploads: { seconds: HOUR, own: 20 },
  submissions: { seconds: HOUR, own: 30 },
  exports: { seconds: HOUR, own: 10 },
  /** Each is a guess at the account's password. */
  deletions: { seconds: HOUR, own: 5 },
  admin: { seconds: MINUTE, own: 300 },
} as const satisfies Record<string, Limit>

export type LimitGroup = keyof typeof LIMITS

/** Who is counted: an account by itself, else a visitor, else the address. */
export type Counted = { user: { id: string } | null; visitor: string | null }

/** Nobody in particular: counted by address. */
export const ANYBODY: Counted = { user: null, visitor: null }

type Options = {
  /** Requests that this one counts as. */
  cost?: number
  /** A visitor who is new begins something: known from then on. */
  begins?: boolean
}

/**
 * What the database function `admit` takes to count one request of `group`: for whoever calls another function in the
 * same round trip. Addresses appear only as a hash with a salt that lasts one day. RATE_LIMIT_FACTOR widens all limits
 * (benchmarks).
 */
export function askedOf(
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

/** Counts of a group that somebody known takes from twice: from their own, and from all behind their address. */
export type Line = { counts: object; refusal(): HttpError }

/** Counted together with another call of the database, and only where that has something to count. */
export function lineOf(exchange: Exchange, group: LimitGroup, { user, visitor }: Counted): Line {
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

/** `too-many-requests` of a group, and when to come back. */
export const tooMany = (group: LimitGroup): HttpError =>
  new HttpError('too-many-requests', undefined, { 'retry-after': String(LIMITS[group].seconds) })

/** Takes one request of `group` from who asks. Throws `too-many-requests`. */
export async function limit(
  exchange: Exchange,
  group: LimitGroup,
  counted: Counted,
  options: Options = {},
): Promise<void> {
  const free = await call('admit', { asked: askedOf(exchange, group, counted, options) }, z.boolean())
  if (!free) throw tooMany(group)
}

/** One request of who asks, counted together with another call of the database (`asked`) or by itself (`alone`). */
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
