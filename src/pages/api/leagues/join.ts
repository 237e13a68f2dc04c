import { ROUTES } from '#contracts/routes.ts'
import { endpoint } from '#server/http.ts'
import { memberOf } from '#server/leagues/exchange.ts'
import { joinLeague } from '#server/leagues/leagues.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Takes a seat for the caller; a member keeps the existing one. */
export const POST = endpoint(ROUTES['POST /api/leagues/join'], async (body, exchange) =>
  joinLeague(await memberOf(exchange), body, Date.now()),
)
