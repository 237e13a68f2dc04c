import type { QuizNow, QuizTicketAnswer, QuizTicketRequest } from '#contracts/quiz-room.ts'
import { roomOfShard, shardOf, shardOfRoom } from '#games/quiz/match/shards.ts'
import { isPrimeTime, kickOffAt, matchAt } from '#games/quiz/match/timetable.ts'
import type { Exchange } from '#server/http.ts'
import { playerOf, ticketFor, type RoomPlayer } from '#server/rooms.ts'
import { quizShards, shardSeats } from './shard-seats.ts'

/** A ticket for the named shard, where the player already has a seat, or else for the player's own shard. */
export async function quizTicketFor(
  player: RoomPlayer,
  { room, ...wish }: QuizTicketRequest,
  exchange: Exchange,
  now: number,
): Promise<QuizTicketAnswer> {
  const known = room !== undefined && shardOfRoom(room, quizShards()) !== null ? room : null
  const own = known ?? roomOfShard(shardOf(playerOf(player.user ? player.user.id : player.visitor), quizShards()))
  return { ...(await ticketFor(player, { ...wish, room: own }, exchange, now)), room: own }
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
    waiting: await waiting(),
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

/** Sum over all shards; null when one does not answer. */
async function waiting(): Promise<number | null> {
  const seats = await shardSeats()
  return (
    seats?.reduce((sum, taken) => (sum === null || taken === null ? null : sum + taken), 0 as number | null) ?? null
  )
}
