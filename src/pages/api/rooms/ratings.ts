import { ROUTES } from '#contracts/routes.ts'
import { signedIn } from '#server/caller.ts'
import { reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'
import { ratingsOf } from '#server/ratings.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns an account's own ratings; only a rival in a match sees them too. */
export const GET = reading(ROUTES['GET /api/rooms/ratings'], async (exchange) => {
  const caller = await signedIn(exchange)
  await limit(exchange, 'tables', caller)
  return { ratings: await ratingsOf(caller.user.id) }
})

export { GET as HEAD }
