import { createHash, timingSafeEqual } from 'node:crypto'
import { Gauge } from 'prom-client'
import { optional } from './env.ts'
import { health } from './health.ts'
import { log } from './log.ts'
import { registry } from './metrics.ts'
import { shardSeats } from './quiz/shard-seats.ts'
import { readWritePath } from './write-path.ts'

export const METRICS_TYPE = registry.contentType

const SECOND_MS = 1000
const registers = [registry]

const parts = new Gauge({
  name: 'eleven_part_up',
  help: '1 while a part of /api/health is ok, 0 while it is down.',
  labelNames: ['part'] as const,
  registers,
})
const queue = new Gauge({ name: 'eleven_fold_queue', help: 'Results that boards do not contain yet.', registers })
const foldDelay = new Gauge({
  name: 'eleven_fold_delay_seconds',
  help: 'Age of the oldest result that boards do not contain yet; 0 without one.',
  registers,
})
const upkeepAge = new Gauge({
  name: 'eleven_upkeep_age_seconds',
  help: 'Time since upkeep ran at all; absent before its first run.',
  registers,
})
const upkeepClean = new Gauge({
  name: 'eleven_upkeep_clean_age_seconds',
  help: 'Time since a task of upkeep left nothing over.',
  labelNames: ['task'] as const,
  registers,
})
const seats = new Gauge({
  name: 'eleven_quiz_seats',
  help: 'Taken seats of a shard of the live quiz; absent while it does not answer.',
  labelNames: ['shard'] as const,
  registers,
})

/** True for a request with METRICS_TOKEN as bearer token. Compares hashes in constant time. */
export function isOperator({ headers }: Request): boolean {
  const token = optional('METRICS_TOKEN')
  const sent = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  return token !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(token))
}

/** Counters of this instance and the current state of all parts, as Prometheus text. */
export async function operatorFigures(): Promise<string> {
  await Promise.all([readParts(), readPath(), readSeats()])
  return registry.metrics()
}

async function readParts() {
  parts.reset()
  for (const [part, state] of Object.entries(await health()))
    if (state !== 'none') parts.set({ part }, +(state === 'ok'))
}

async function readPath() {
  for (const gauge of [queue, foldDelay, upkeepAge]) gauge.remove()
  upkeepClean.reset()
  const path = await readWritePath().catch((error: unknown) => {
    log.error(error)
    return null
  })
  if (!path) return
  queue.set(path.queue)
  foldDelay.set((path.oldest_event_age_ms ?? 0) / SECOND_MS)
  if (path.upkeep_age_ms !== null) upkeepAge.set(path.upkeep_age_ms / SECOND_MS)
  for (const [task, age] of Object.entries(path.upkeep)) if (age !== null) upkeepClean.set({ task }, age / SECOND_MS)
}

async function readSeats() {
  seats.reset()
  for (const [shard, taken] of (await shardSeats())?.entries() ?? []) if (taken !== null) seats.set({ shard }, taken)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
