import { ROUTES } from '#contracts/routes.ts'
import { endpoint } from '#server/http.ts'
import { quizTicketFor } from '#server/quiz/live.ts'
import { roomPlayerOf } from '#server/room-player.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Admits a player to their shard of the live quiz. */
export const POST = endpoint(ROUTES['POST /api/quiz/ticket'], async (body, exchange) =>
  quizTicketFor(await roomPlayerOf(exchange), body, exchange, Date.now()),
)
