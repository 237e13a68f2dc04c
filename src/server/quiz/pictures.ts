import type { PictureRef } from '#games/quiz/deal/question.ts'
import { reduced } from '#pictures/ladder.ts'
import type { PictureKind } from '#pictures/index.ts'
import { painted } from '#server/pictures/painting.ts'
import { imageOf, sized, versionOf } from '#server/pictures/render.ts'
import { pictureFor } from '#server/pictures/source.ts'

const KINDS: Record<PictureRef['kind'], PictureKind | null> = {
  kit: 'kit',
  crest: 'crest',
  pixels: 'portrait',
  face: 'portrait',
  ground: 'ground',
  flag: null,
}
/** Real pixels per side of a face in pixels: recognisable, but not a photograph. */
const FACE_PIXELS = 24
const WIDTH = { kit: 256, crest: 256, face: 256, ground: 320, flag: 256 } as const

/** Kits are drawn without the club's name, faces before the answer are reduced to real pixels, grounds have no text. */
export async function quizPicture({ kind, id }: PictureRef): Promise<Buffer | null> {
  const drawn = KINDS[kind]
  const picture = drawn && (await pictureFor(drawn, id, { number: false }))
  if (!picture) return null
  return painted(JSON.stringify(['quiz', kind, id, versionOf(picture)]), () =>
    kind === 'pixels' ? reduced(imageOf(picture), FACE_PIXELS) : sized(picture, WIDTH[kind]),
  )
}

/** True when the picture may be shown. */
export async function isShown({ kind, id }: PictureRef): Promise<boolean> {
  const drawn = KINDS[kind]
  return drawn !== null && (await pictureFor(drawn, id, { number: false })) !== null
}
