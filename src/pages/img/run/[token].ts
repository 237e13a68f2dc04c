import { ROUTES } from '#contracts/routes.ts'
import { callerOf, ownerOf } from '#server/caller.ts'
import { HttpError, reading } from '#server/http.ts'
import { unseal } from '#server/pictures/address.ts'
import { pictureAnswer, PRIVATE_CACHE } from '#server/pictures/answer.ts'
import { stepOf } from '#server/pictures/run-pictures.ts'
import { picturesOfRun } from '#server/runs/answer.ts'

export const prerender = false

/** Serves an opened step of a picture of the caller's own run; 404 for everything else. */
export const GET = reading(ROUTES['GET /img/run/[token]'], async (exchange) => {
  const place = unseal(exchange.params['token'] ?? '', Date.now())
  const owner = place && ownerOf(await callerOf(exchange))
  const pictures = owner && (await picturesOfRun(owner, place.run, Date.now()))
  const bytes = pictures && (await stepOf(place, pictures))
  if (!bytes) throw new HttpError('not-found')
  return pictureAnswer(bytes, 'webp', { 'cache-control': PRIVATE_CACHE })
})
