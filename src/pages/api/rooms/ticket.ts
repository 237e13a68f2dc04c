import { ROUTES } from '#contracts/routes.ts'
import { endpoint } from '#server/http.ts'
import { roomPlayerOf } from '#server/room-player.ts'
import { ticketFor } from '#server/rooms.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Admits a player to a room. */
export const POST = endpoint(ROUTES['POST /api/rooms/ticket'], async (body, exchange) =>
  ticketFor(await roomPlayerOf(exchange), body, exchange, Date.now()),
)
