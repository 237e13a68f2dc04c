import { ROUTES } from '#contracts/routes.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { endpoint } from '#server/http.ts'
import { readLeague } from '#server/leagues/leagues.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns the league of a code. Rate-limited, because every request may be a guess. */
export const POST = endpoint(ROUTES['POST /api/leagues/read'], async ({ code }, exchange) => {
  const caller = await callerOf(exchange)
  await limit(exchange, 'codes', caller)
  return readLeague(code, ownerOf(caller), Date.now())
})
