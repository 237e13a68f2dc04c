import * as z from 'zod/mini'
import { roomOfShard, shardsIn } from '#games/quiz/match/shards.ts'
import { optional } from '#server/env.ts'
import { roomsOrigin } from '#server/security-headers.ts'
import { ttlCached } from '#server/ttl-cache.ts'

/** Lifetime of cached player counts, and time-out of one request for them. */
const CACHE_MS = 3_000
const TIMEOUT_MS = 1_500

const Count = z.object({ players: z.int() })

export const quizShards = (): number => shardsIn(optional('QUIZ_SHARDS'))

/** Taken seats of every shard, null for one that does not answer; at most three seconds old. Null without rooms. */
export const shardSeats = async (): Promise<(number | null)[] | null> => {
  const origin = roomsOrigin(optional('PUBLIC_PARTYKIT_HOST'))
  return origin === null ? null : ask(origin)
}

const ask = ttlCached(CACHE_MS, (origin) =>
  Promise.all(
    Array.from({ length: quizShards() }, (_, shard) => seatsIn(origin, roomOfShard(shard)).catch(() => null)),
  ),
)

async function seatsIn(origin: string, room: string): Promise<number> {
  const answer = await fetch(new URL(`/parties/quiz/${room}`, origin), { signal: AbortSignal.timeout(TIMEOUT_MS) })
  return Count.parse(await answer.json()).players
}
