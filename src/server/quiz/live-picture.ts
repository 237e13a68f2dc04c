import { pictureOf } from '#contracts/quiz-picture.ts'
import { required } from '#server/env.ts'
import { memoized } from '#server/memo.ts'
import { quizPicture } from './pictures.ts'

/** All players of a match ask for the same one within a question. */
const REMEMBER_MS = 20_000

/** What a live question's address shows; null for a forged one, or where there is no such picture any more. */
export const livePicture = memoized(REMEMBER_MS, async (token) => {
  const picture = await pictureOf(token, required('ROOM_TICKET_SECRET'))
  return picture && quizPicture(picture)
})
