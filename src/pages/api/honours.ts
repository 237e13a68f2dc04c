import { ROUTES } from '#contracts/routes.ts'
import { callerOf, ownerOf, signedIn } from '#server/caller.ts'
import { keepHonours, readHonours } from '#server/honours.ts'
import { endpoint, json, reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns the caller's stored honours, and the figures for honours that are not part of results. */
export const GET = reading(ROUTES['GET /api/honours'], async (exchange) => {
  const caller = await callerOf(exchange)
  const owner = ownerOf(caller)
  // Skips the rate limit for a caller who has played nothing: there is nothing to look up.
  if (owner) await limit(exchange, 'tables', caller)
  return readHonours(owner)
})

/** Stores the honours that the account's results have earned. */
export const POST = endpoint(ROUTES['POST /api/honours'], async (_, exchange) => {
  const caller = await signedIn(exchange)
  await limit(exchange, 'users', caller)
  return json(await keepHonours(caller.user.id, Date.now()))
})

export { GET as HEAD }
