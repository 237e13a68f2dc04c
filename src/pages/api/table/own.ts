import { ROUTES } from '#contracts/routes.ts'
import { boardOfAddress } from '#server/boards/query.ts'
import { ownStanding } from '#server/boards/standing.ts'
import { signedIn } from '#server/caller.ts'
import { reading } from '#server/http.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

export const GET = reading(ROUTES['GET /api/table/own'], async (exchange) => {
  const caller = await signedIn(exchange)
  await limit(exchange, 'tables', caller)
  return ownStanding(caller.user.id, boardOfAddress(exchange.request.url, Date.now()))
})

export { GET as HEAD }
