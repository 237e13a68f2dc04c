import { ROUTES } from '#contracts/routes.ts'
import { reading } from '#server/http.ts'
import { quizNow } from '#server/quiz/live.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Returns the next kick-off and how many players wait for it. */
export const GET = reading(ROUTES['GET /api/quiz/now'], () => quizNow(Date.now()))
