import { pictureOf } from '#contracts/quiz-picture.ts'
import { required } from '#server/env.ts'
import { quizPicture } from './pictures.ts'

/** The picture of a live question by its token; null when the token is forged or the picture is hidden. */
export async function livePicture(token: string): Promise<Buffer | null> {
  const picture = await pictureOf(token, required('ROOM_TICKET_SECRET'))
  return picture && quizPicture(picture)
}
