import { optional } from './env.ts'
import { log } from './log.ts'
import { shardSeats } from './quiz/shard-seats.ts'
import { roomsOrigin } from './security-headers.ts'
import { databaseFailure, publicClient } from './supabase.ts'
import { ttlCached } from './ttl-cache.ts'
import { readWritePath, tryWrite, type WritePath } from './write-path.ts'

/** `none`: this site was built without the part, or the part has not run yet. */
type PartHealth = 'ok' | 'down' | 'none'
type Health = {
  site: 'ok'
  /** The database can be read. */
  backend: PartHealth
  /** The database takes writes. */
  writes: PartHealth
  /** Results reach boards and distributions. */
  boards: PartHealth
  upkeep: PartHealth
  rooms: PartHealth
  /** Every shard of the live quiz answers. */
  quiz: PartHealth
}

const CACHE_MS = 2000
/** Shorter than the limit of a call, so that monitoring also detects a slow part. */
const DEADLINE_MS = 2000

/** A result that no reader folds waits for the cron, which runs every five minutes: two missed runs mean a fault. */
const MAX_FOLD_DELAY_MS = 720_000
/** The cron of vercel.json runs every five minutes. */
const MAX_UPKEEP_AGE_MS = 3_600_000

/** Health of the parts, each checked at most every two seconds with a time-out of two seconds. */
export async function health(): Promise<Health> {
  const [backend, writes, path, rooms, quiz] = await Promise.all([
    stateOf(read('')),
    stateOf(write('')),
    readPath('').catch(logged),
    roomsHealth(),
    quizHealth(),
  ])
  return { site: 'ok', backend, writes, boards: boardsHealth(path), upkeep: upkeepHealth(path), rooms, quiz }
}

const read = ttlCached(CACHE_MS, async () => {
  const asked = publicClient().from('players').select('id').limit(1)
  const { error } = await asked.abortSignal(AbortSignal.timeout(DEADLINE_MS))
  if (error) throw databaseFailure(error)
})
const write = ttlCached(CACHE_MS, () => withinDeadline(tryWrite()))
const readPath = ttlCached(CACHE_MS, () => withinDeadline(readWritePath()))

/** Any answer below 500, even to a path without a room, proves that the rooms' runtime is up. */
const askRooms = ttlCached(CACHE_MS, async (origin) => {
  const answer = await fetch(origin, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'manual' })
  await answer.body?.cancel()
  if (answer.status >= 500) throw new Error(`The rooms answer ${answer.status}`)
})

async function roomsHealth(): Promise<PartHealth> {
  const origin = roomsOrigin(optional('PUBLIC_PARTYKIT_HOST'))
  return origin === null ? 'none' : stateOf(askRooms(origin))
}

async function quizHealth(): Promise<PartHealth> {
  const seats = await shardSeats()
  if (seats === null) return 'none'
  return seats.includes(null) ? 'down' : 'ok'
}

function boardsHealth(path: WritePath | null): PartHealth {
  if (path === null) return 'down'
  return (path.oldest_event_age_ms ?? 0) > MAX_FOLD_DELAY_MS ? 'down' : 'ok'
}

function upkeepHealth(path: WritePath | null): PartHealth {
  if (path === null) return 'down'
  if (path.upkeep_age_ms === null) return 'none'
  return path.upkeep_age_ms > MAX_UPKEEP_AGE_MS ? 'down' : 'ok'
}

/** Rejects after the deadline, which also detects a blocked lock. */
async function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`The database needs more than ${DEADLINE_MS} ms`)), DEADLINE_MS)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const stateOf = (asked: Promise<void>): Promise<PartHealth> =>
  asked.then(
    () => 'ok',
    (error: unknown) => {
      logged(error)
      return 'down'
    },
  )

function logged(error: unknown): null {
  log.error(error)
  return null
}
