import { ROUTES } from '#contracts/routes.ts'
import { HttpError, reading } from '#server/http.ts'
import { recordQuiz } from '#server/quiz/results.ts'
import { signedByRoom } from '#server/room-letter.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Stores the results of a live match from a shard; `stored` is the number of new ones. */
export const POST = reading(ROUTES['POST /api/quiz/result'], async ({ request }) => {
  const result = await signedByRoom(request, ROUTES['POST /api/quiz/result'].body)
  if (result.seats.some(({ points, base }) => base > points)) throw new HttpError('bad-request')
  return { stored: await recordQuiz(result, Date.now()) }
})
