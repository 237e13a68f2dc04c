import * as z from 'zod/mini'
import type { QuizNow, QuizTicketAnswer, QuizTicketRequest } from '#contracts/quiz-room.ts'
import { roomOfShard, shardOf, shardOfRoom, shardsIn } from '#games/quiz/match/shards.ts'
import { isPrimeTime, kickOffAt, matchAt } from '#games/quiz/match/timetable.ts'
import { optional } from '#server/env.ts'
import { ttlCached } from '#server/ttl-cache.ts'
import { playerOf, ticketFor, type RoomPlayer } from '#server/rooms.ts'
import { roomsOrigin } from '#server/security-headers.ts'

/** Polling interval for player counts, and time-out of one poll. */
const ASK_MS = 3_000
const PATIENCE_MS = 1_500

const shards = (): number => shardsIn(optional('QUIZ_SHARDS'))

/** A ticket for the player's shard, or for the named shard where he already has a seat. */
export async function quizTicketFor(
  player: RoomPlayer,
  { room, ...wish }: QuizTicketRequest,
  request: Request,
  now: number,
): Promise<QuizTicketAnswer> {
  const known = room !== undefined && shardOfRoom(room, shards()) !== null ? room : null
  const own = known ?? roomOfShard(shardOf(playerOf(player.user ? player.user.id : player.visitor), shards()))
  return { ...(await ticketFor(player, { ...wish, room: own }, request, now)), room: own }
}

/** The timetable at `now`, and the number of waiting players. */
export async function quizNow(now: number): Promise<QuizNow> {
  const match = nextMatch(now)
  const kickOff = kickOffAt(match)
  return {
    now,
    match,
    kickOffAt: kickOff,
    isPrime: isPrimeTime(match),
    primeAt: kickOffAt(nextPrime(match)),
    waiting: await waiting('all'),
  }
}

/** The first match that has not kicked off at `now`. */
function nextMatch(now: number): number {
  const match = matchAt(now)
  return now < kickOffAt(match) ? match : match + 1
}

function nextPrime(match: number): number {
  let prime = match
  while (!isPrimeTime(prime)) prime++
  return prime
}

const Count = z.object({ players: z.int() })

/** Sum over all shards; null when one does not answer. */
const waiting = ttlCached(ASK_MS, async () => {
  const origin = roomsOrigin(optional('PUBLIC_PARTYKIT_HOST'))
  if (origin === null) return null
  try {
    const rooms = Array.from({ length: shards() }, (_, shard) => roomOfShard(shard))
    const counts = await Promise.all(rooms.map((room) => playersIn(origin, room)))
    return counts.reduce((sum, count) => sum + count, 0)
  } catch {
    return null
  }
})

async function playersIn(origin: string, room: string): Promise<number> {
  const answer = await fetch(new URL(`/parties/quiz/${room}`, origin), { signal: AbortSignal.timeout(PATIENCE_MS) })
  return Count.parse(await answer.json()).players
}
