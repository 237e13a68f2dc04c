import { ROUTES } from '#contracts/routes.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { codeOf, readChallenge } from '#server/challenges/read.ts'
import { reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns a challenge as the caller may see it; both boards once the caller's own run is over. */
export const GET = reading(ROUTES['GET /api/challenges/[code]'], async (exchange) => {
  const caller = await callerOf(exchange)
  await limit(exchange, 'codes', caller)
  return readChallenge(codeOf(exchange.params.code), ownerOf(caller), Date.now())
})

export { GET as HEAD }
