import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { dayAt } from '#core/days.ts'
import { optional, required } from './env.ts'
import { HttpError } from './http-error.ts'
import type { Exchange } from './http.ts'
import { call } from './supabase.ts'

/** Requests per minute from one address: an address may be a whole school. */
export const PER_MINUTE = { runs: 120, steps: 900, users: 90, rooms: 240 } as const

const WINDOW_SECONDS = 60

/**
 * Takes one request of `group` from the caller's address, or from the account when given. Throws `too-many-requests`.
 * Addresses are stored only as a hash with a salt that lasts one day. RATE_LIMIT_FACTOR widens all limits (benchmarks).
 */
export async function limit(exchange: Exchange, group: keyof typeof PER_MINUTE, account?: string): Promise<void> {
  const bucket = `${group}:${account ?? hashedAddress(exchange.clientAddress ?? 'unknown')}`
  const allowed = Math.floor(PER_MINUTE[group] * Number(optional('RATE_LIMIT_FACTOR') ?? 1))
  const free = await call('take', { key: bucket, limit: allowed, window: WINDOW_SECONDS }, z.boolean())
  if (!free) throw new HttpError('too-many-requests', undefined, { 'retry-after': String(WINDOW_SECONDS) })
}

function hashedAddress(address: string): string {
  const salt = createHmac('sha256', required('PUZZLE_SECRET'))
    .update(`addresses of ${dayAt(Date.now())}`)
    .digest()
  return createHmac('sha256', salt).update(address).digest('base64url')
}
