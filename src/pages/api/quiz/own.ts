import { ROUTES } from '#contracts/routes.ts'
import { signedIn } from '#server/caller.ts'
import { reading } from '#server/http.ts'
import { ownRecord } from '#server/quiz/results.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns an account's own record in the live quiz; nobody else sees it. */
export const GET = reading(ROUTES['GET /api/quiz/own'], async (exchange) => {
  const caller = await signedIn(exchange)
  await limit(exchange, 'tables', caller)
  return ownRecord(caller.user.id, Date.now())
})

export { GET as HEAD }
