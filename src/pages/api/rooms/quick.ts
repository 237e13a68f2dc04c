import { ROUTES } from '#contracts/routes.ts'
import { endpoint } from '#server/http.ts'
import { quickTicketFor } from '#server/ratings.ts'
import { roomPlayerOf } from '#server/room-player.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Admits a player to the lobby of a game's quick matches. */
export const POST = endpoint(ROUTES['POST /api/rooms/quick'], async (body, exchange) =>
  quickTicketFor(await roomPlayerOf(exchange), body, exchange, Date.now()),
)
