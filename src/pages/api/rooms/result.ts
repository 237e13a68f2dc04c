import * as z from 'zod/mini'
import { isSignedResult, MatchResult } from '#contracts/room-results.ts'
import { modeOf } from '#games/catalogue.ts'
import { bodyBytes } from '#server/body-bytes.ts'
import { required } from '#server/env.ts'
import { HttpError, reading } from '#server/http.ts'
import { jsonOf, MAX_BODY_BYTES } from '#server/json-body.ts'
import { recordMatch } from '#server/rooms.ts'

export { noSuchPath as ALL } from '#server/http.ts'

export const prerender = false

/** Takes the results of a match from a room; `{stored}` counts what was new. Only rooms know the signature's secret. */
export const POST = reading(async ({ request }) => {
  const bytes = await bodyBytes(request, MAX_BODY_BYTES)
  const signed = new TextDecoder().decode(bytes)
  if (!(await isSignedResult(request.headers, signed, required('ROOM_RESULT_SECRET'), Date.now()))) {
    throw new HttpError('unauthorised', 'The signature is not of a room, or too old')
  }
  const result = MatchResult.safeParse(jsonOf(bytes))
  if (!result.success) throw new HttpError('bad-request', z.prettifyError(result.error))
  const { game, mode, seats } = result.data
  const rules = modeOf(game, mode)
  if (rules?.place !== 'room') throw new HttpError('unknown-mode')
  if (seats.some(({ points, base }) => points > rules.maxPoints || base > points)) throw new HttpError('bad-request')
  return { stored: await recordMatch(result.data) }
})
