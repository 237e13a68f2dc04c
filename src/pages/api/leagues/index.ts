import { ROUTES } from '#contracts/routes.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { endpoint, json, reading } from '#server/http.ts'
import { memberOf } from '#server/leagues/exchange.ts'
import { foundLeague, ownLeagues } from '#server/leagues/leagues.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Founds a league: 201 with its code. */
export const POST = endpoint(ROUTES['POST /api/leagues'], async (body, exchange) =>
  json(await foundLeague(await memberOf(exchange), body, Date.now()), 201),
)

/** Lists the caller's leagues. */
export const GET = reading(ROUTES['GET /api/leagues'], async (exchange) => {
  const caller = await callerOf(exchange)
  await limit(exchange, 'codes', caller)
  return ownLeagues(ownerOf(caller))
})

export { GET as HEAD }
