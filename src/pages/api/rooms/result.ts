import { isSignedResult, MatchResult } from '#contracts/room-results.ts'
import { modeOf } from '#games/catalogue.ts'
import { required } from '#server/env.ts'
import { endpoint, HttpError, type Context } from '#server/http.ts'
import { recordMatch } from '#server/rooms.ts'

export const prerender = false

/** Takes the results of a match from a room; `{stored}` counts what was new. Only rooms know the signature's secret. */
export function POST(context: Context): Promise<Response> {
  const signed = context.request.clone() // the signature covers the bytes, and a body can be read only once
  return endpoint(MatchResult, async (result) => {
    const body = await signed.text()
    if (!(await isSignedResult(signed.headers, body, required('ROOM_RESULT_SECRET'), Date.now()))) {
      throw new HttpError('unauthorised', 'The signature is not of a room, or too old')
    }
    const mode = modeOf(result.game, result.mode)
    if (mode?.kind !== 'room') throw new HttpError('unknown-mode')
    if (result.seats.some(({ points }) => points > mode.maxPoints)) throw new HttpError('bad-request')
    return { stored: await recordMatch(result) }
  })(context)
}
