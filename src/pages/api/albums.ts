import { ROUTES } from '#contracts/routes.ts'
import { foundByTheme } from '#server/albums.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Counts what the caller has found in the albums of Pixels: `{found: {theme: count}}`. */
export const GET = reading(ROUTES['GET /api/albums'], async (exchange) => {
  const caller = await callerOf(exchange)
  const owner = ownerOf(caller)
  // Skips the rate limit for a caller who has played nothing: there is nothing to look up.
  if (owner) await limit(exchange, 'tables', caller)
  return { found: await foundByTheme(owner) }
})

export { GET as HEAD }
