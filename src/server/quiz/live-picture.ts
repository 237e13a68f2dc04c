import { pictureOf } from '#contracts/quiz-picture.ts'
import { required } from '#server/env.ts'
import { quizPicture } from './pictures.ts'

/** What a live question's address shows; null for a forged one, or where there is no such picture any more. */
export async function livePicture(token: string): Promise<Buffer | null> {
  const picture = await pictureOf(token, required('ROOM_TICKET_SECRET'))
  return picture && quizPicture(picture)
}
