import { ROUTES } from '#contracts/routes.ts'
import { callerOf } from '#server/caller.ts'
import { endpoint } from '#server/http.ts'
import { dealPractice } from '#server/quiz/practice.ts'
import { limit } from '#server/rate-limit.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Deals ten questions without clock, points or leaderboard. Creates no visitor: nothing of it is stored. */
export const POST = endpoint(ROUTES['POST /api/quiz/practice'], async ({ language }, exchange) => {
  await limit(exchange, 'runs', await callerOf(exchange))
  return dealPractice(language, Date.now())
})
