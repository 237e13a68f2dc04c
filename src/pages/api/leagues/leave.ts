import { ROUTES } from '#contracts/routes.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { endpoint, json } from '#server/http.ts'
import { leaveLeague } from '#server/leagues/leagues.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Frees the caller's seat, or for the founder that of another member. */
export const POST = endpoint(ROUTES['POST /api/leagues/leave'], async (body, exchange) => {
  const caller = await callerOf(exchange)
  await limit(exchange, 'leagues', caller)
  await leaveLeague(ownerOf(caller), body)
  return json({})
})
