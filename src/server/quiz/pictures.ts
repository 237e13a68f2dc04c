import type { PictureRef } from '#games/quiz/deal/question.ts'
import { headOf, reduced } from '#pictures/ladder.ts'
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
/** A prize in his hand, or his shirt, would answer a question about him. */
const NEUTRAL = { cut: true, kit: false, hands: false }
const WIDTH = { kit: 256, crest: 256, face: 240, ground: 320, flag: 256 } as const

/**
 * The picture of a question, without anything that gives the answer away: kits lack the club's name, faces are
 * pixelated or lack shirt and prize, grounds lack text. Null for flags, which are static files, and for hidden
 * pictures.
 */
export async function quizPicture({ kind, id }: PictureRef): Promise<Buffer | null> {
  const drawn = KINDS[kind]
  const picture = drawn && (await pictureFor(drawn, id, kind === 'face' ? NEUTRAL : { number: false }))
  if (!picture) return null
  return painted(JSON.stringify(['quiz', kind, id, versionOf(picture)]), () => {
    if (kind === 'pixels') return reduced(imageOf(picture), FACE_PIXELS)
    return kind === 'face' ? headOf(imageOf(picture), WIDTH.face) : sized(picture, WIDTH[kind])
  })
}

/** True when the picture may be shown. */
export async function isShown({ kind, id }: PictureRef): Promise<boolean> {
  const drawn = KINDS[kind]
  return drawn !== null && (await pictureFor(drawn, id, { number: false })) !== null
}
