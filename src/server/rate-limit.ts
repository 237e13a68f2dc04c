import * as z from 'zod/mini'
import { hashOfDay } from './day-hash.ts'
import { optional } from './env.ts'
import { HttpError } from './http-error.ts'
import type { Exchange } from './http.ts'
import { call } from './supabase.ts'

const MINUTE = 60
const HOUR = 3600

/** Requests from one address per window in seconds: an address may be a whole school. */
const LIMITS = {
  runs: { requests: 120, seconds: MINUTE },
  steps: { requests: 900, seconds: MINUTE },
  users: { requests: 90, seconds: MINUTE },
  rooms: { requests: 240, seconds: MINUTE },
  reports: { requests: 10, seconds: HOUR },
  images: { requests: 60, seconds: MINUTE },
  /** Pictures, of whoever sits behind one address. */
  pictures: { requests: 120, seconds: HOUR },
  uploads: { requests: 20, seconds: HOUR },
  submissions: { requests: 30, seconds: HOUR },
  account: { requests: 60, seconds: HOUR },
  exports: { requests: 10, seconds: HOUR },
  /** Of one account: each is a guess at its password. */
  deletions: { requests: 5, seconds: HOUR },
  admin: { requests: 300, seconds: MINUTE },
} as const

/**
 * Takes one request of `group` from the caller's address, or from the account when given. Throws `too-many-requests`.
 * Addresses are stored only as a hash with a salt that lasts one day. RATE_LIMIT_FACTOR widens all limits (benchmarks).
 */
export async function limit(exchange: Exchange, group: keyof typeof LIMITS, account?: string): Promise<void> {
  const { requests, seconds } = LIMITS[group]
  const bucket = `${group}:${account ?? hashOfDay(exchange.clientAddress ?? 'unknown', Date.now())}`
  const allowed = Math.floor(requests * Number(optional('RATE_LIMIT_FACTOR') ?? 1))
  const free = await call('take', { key: bucket, limit: allowed, window: seconds }, z.boolean())
  if (!free) throw new HttpError('too-many-requests', undefined, { 'retry-after': String(seconds) })
}
