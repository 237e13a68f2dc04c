import { ROUTES } from '#contracts/routes.ts'
import { networkOf } from '#core/network.ts'
import { callerOf } from '#server/caller.ts'
import { endpoint, json } from '#server/http.ts'
import { reportLeague } from '#server/leagues/leagues.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Reports a name in a league to the back office. */
export const POST = endpoint(ROUTES['POST /api/leagues/report'], async (body, exchange) => {
  const caller = await callerOf(exchange)
  // Without an account the limit is by network, because a visitor's cookie is easily deleted.
  await limit(exchange, 'reports', { user: caller.user, visitor: null })
  await reportLeague(caller, networkOf(exchange.clientAddress ?? 'unknown'), body, Date.now())
  return json({}, 202)
})
