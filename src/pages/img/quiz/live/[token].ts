import { ROUTES } from '#contracts/routes.ts'
import { HttpError, reading } from '#server/http.ts'
import { LIVE_CACHE, pictureAnswer } from '#server/pictures/answer.ts'
import { livePicture } from '#server/quiz/live-picture.ts'

export const prerender = false

/** Serves the picture of a live question; its address comes with the question and reveals nothing. */
export const GET = reading(ROUTES['GET /img/quiz/live/[token]'], async ({ params }) => {
  const bytes = await livePicture(params['token'] ?? '')
  if (!bytes) throw new HttpError('not-found')
  return pictureAnswer(bytes, 'webp', { 'cache-control': LIVE_CACHE })
})
