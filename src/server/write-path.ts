import * as z from 'zod/mini'
import { wasDiskFull } from './full-disk.ts'
import { call } from './supabase.ts'

/** What the database says of its queue of results and its upkeep; ages in ms, null where there is none. */
const WritePath = z.object({
  queue: z.int(),
  oldest_event_age_ms: z.nullable(z.number()),
  upkeep_age_ms: z.nullable(z.number()),
  /** Age of each task's last run that left nothing over. */
  upkeep: z.record(z.string(), z.nullable(z.number())),
})
export type WritePath = z.infer<typeof WritePath>

/** Reads the state of queue and upkeep. */
export const readWritePath = (): Promise<WritePath> => call('write_path_status', {}, WritePath)

const PROBE = { bucket: 'health', limit: 1_000_000, window: 60, cost: 1 }

/**
 * Writes a row, as every request that is counted does. Rejects while the database takes no writes, and after a request
 * that met a full disk: a small row may still find room where a run finds none.
 */
export async function tryWrite(): Promise<void> {
  if (wasDiskFull()) throw new Error('The disk was full for a request a moment ago')
  await call('admit', { asked: PROBE }, z.boolean())
}
