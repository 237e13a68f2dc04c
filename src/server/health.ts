import { optional } from './env.ts'
import { log } from './log.ts'
import { ttlCached } from './ttl-cache.ts'
import { roomsOrigin } from './security-headers.ts'
import { databaseFailure, publicClient } from './supabase.ts'

/** `none`: this site was built without the part. */
type PartHealth = 'ok' | 'down' | 'none'
export type Health = { site: 'ok'; backend: PartHealth; rooms: PartHealth }

const REMEMBER_MS = 2000
/** Shorter than the limit of a call, so that monitoring hears of a slow part too. */
const DEADLINE_MS = 2000

/**
 * Health of the parts, each checked at most every two seconds and given two seconds. The database stands for the
 * backend.
 */
export async function health(): Promise<Health> {
  const [backend, rooms] = await Promise.all([stateOf(askBackend('backend')), roomsHealth()])
  return { site: 'ok', backend, rooms }
}

const askBackend = ttlCached(REMEMBER_MS, async () => {
  const asked = publicClient().from('players').select('id').limit(1)
  const { error } = await asked.abortSignal(AbortSignal.timeout(DEADLINE_MS))
  if (error) throw databaseFailure(error)
})

/** Any answer to a path that is no room's proves that the rooms' runtime is up. */
const askRooms = ttlCached(REMEMBER_MS, async (origin) => {
  const answer = await fetch(origin, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'manual' })
  await answer.body?.cancel()
  if (answer.status >= 500) throw new Error(`The rooms answer ${answer.status}`)
})

async function roomsHealth(): Promise<PartHealth> {
  const origin = roomsOrigin(optional('PUBLIC_PARTYKIT_HOST'))
  return origin === null ? 'none' : stateOf(askRooms(origin))
}

async function stateOf(asked: Promise<void>): Promise<PartHealth> {
  return asked.then(
    () => 'ok',
    (error: unknown) => {
      log.error(error)
      return 'down'
    },
  )
}
