import { ROUTES } from '#contracts/routes.ts'
import { callerOf } from '#server/caller.ts'
import { endpoint } from '#server/http.ts'
import { checkPractice } from '#server/quiz/practice.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns the right answer to a practice question. 404 for an expired deal; the client then deals again. */
export const POST = endpoint(ROUTES['POST /api/quiz/answer'], async (body, exchange) => {
  await limit(exchange, 'steps', await callerOf(exchange))
  return checkPractice(body, Date.now())
})
