import { ROUTES } from '#contracts/routes.ts'
import { modeOf } from '#games/catalogue.ts'
import { HttpError, reading } from '#server/http.ts'
import { signedByRoom } from '#server/room-letter.ts'
import { rateMatch } from '#server/ratings.ts'
import { recordMatch } from '#server/rooms.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/**
 * Stores the results of a match from a room; `stored` is the number of new ones, `ratings` the changes of a rated
 * match.
 */
export const POST = reading(ROUTES['POST /api/rooms/result'], async ({ request }) => {
  const result = await signedByRoom(request, ROUTES['POST /api/rooms/result'].body)
  const { game, mode, seats } = result
  const rules = modeOf(game, mode)
  if (rules?.place !== 'room') throw new HttpError('unknown-mode')
  if (seats.some(({ points, base }) => points > rules.maxPoints || base > points)) throw new HttpError('bad-request')
  const stored = await recordMatch(result)
  return { stored, ratings: await rateMatch(result) }
})
