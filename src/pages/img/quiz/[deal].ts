import { ROUTES } from '#contracts/routes.ts'
import { HttpError, reading } from '#server/http.ts'
import { pictureAnswer, PRIVATE_CACHE } from '#server/pictures/answer.ts'
import { quizPicture } from '#server/quiz/pictures.ts'
import { pictureIn } from '#server/quiz/practice.ts'

export const prerender = false

/** Serves a picture of a practice question or its answer; the URL reveals nothing without the key that decrypts the deal. */
export const GET = reading(ROUTES['GET /img/quiz/[deal]'], async ({ request, params }) => {
  const query = new URL(request.url).searchParams
  const [round, part] = [query.get('round'), query.get('part')]
  const at = round === null ? null : { round: Number(round), part: Number(part) }
  const picture = pictureIn(params['deal'] ?? '', at, Date.now())
  const bytes = picture && (await quizPicture(picture))
  if (!bytes) throw new HttpError('not-found')
  return pictureAnswer(bytes, 'webp', { 'cache-control': PRIVATE_CACHE })
})
