import type { PictureRef } from '#games/quiz/deal/question.ts'
import { reduced } from '#pictures/ladder.ts'
import type { PictureKind } from '#pictures/index.ts'
import { painted } from '#server/pictures/painting.ts'
import { imageOf, sized, versionOf } from '#server/pictures/render.ts'
import { pictureFor } from '#server/pictures/source.ts'

const KINDS: Record<PictureRef['kind'], PictureKind> = {
  kit: 'kit',
  crest: 'crest',
  face: 'portrait',
  ground: 'ground',
}
/** Real pixels per side of a face: recognisable, but not a photograph. */
const FACE_PIXELS = 24
const WIDTH = { kit: 256, crest: 256, ground: 320 } as const

/** Kits are drawn without the club's name, faces are reduced to real pixels, grounds have no text. */
export async function quizPicture({ kind, id }: PictureRef): Promise<Buffer | null> {
  const picture = await pictureFor(KINDS[kind], id, { number: false })
  if (!picture) return null
  return painted(JSON.stringify(['quiz', kind, id, versionOf(picture)]), () =>
    kind === 'face' ? reduced(imageOf(picture), FACE_PIXELS) : sized(picture, WIDTH[kind]),
  )
}

/** True when the picture may be shown. */
export const isShown = async ({ kind, id }: PictureRef): Promise<boolean> =>
  (await pictureFor(KINDS[kind], id, { number: false })) !== null
