import * as z from 'zod/mini'
import { wasDiskFull } from './full-disk.ts'
import { call } from './supabase.ts'

/** State of the database's queue of results and its upkeep; ages in ms, null where there is none. */
const WritePath = z.object({
  queue: z.int(),
  oldest_event_age_ms: z.nullable(z.number()),
  upkeep_age_ms: z.nullable(z.number()),
  /** Age of each task's last run that left no work. */
  upkeep: z.record(z.string(), z.nullable(z.number())),
})
export type WritePath = z.infer<typeof WritePath>

/** Reads the state of queue and upkeep. */
export const readWritePath = (): Promise<WritePath> => call('write_path_status', {}, WritePath)

const PROBE = { bucket: 'health', limit: 1_000_000, window: 60, cost: 1 }

/**
 * Writes a rate-limit row, as every counted request does. Rejects while the database takes no writes, and for a while
 * after a request met a full disk, because a small row may still fit where a run does not.
 */
export async function tryWrite(): Promise<void> {
  if (wasDiskFull()) throw new Error('The disk was full for a request a moment ago')
  await call('admit', { asked: PROBE }, z.boolean())
}
