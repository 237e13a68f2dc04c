import { reduced } from '#pictures/ladder.ts'
import type { PictureKind } from '#pictures/index.ts'
import { seal, type Place } from './address.ts'
import { imageOf } from './render.ts'
import { pictureFor } from './source.ts'

/** One picture place of a run: whom it shows, and how far it is opened. */
export type RunPicture = {
  kind: PictureKind
  id: string
  /** Real pixels a side of every step, the hardest first. */
  widths: readonly number[]
  /** How many steps may be seen: 0 = none yet. */
  opened: number
  /** How many steps come without colour. */
  greyUntil?: number
}

type Run = { id: string; expires_at: string }

/** Addresses of the opened steps of every place, the hardest first: nothing in them tells whom they show. */
export const addressesOf = ({ id, expires_at }: Run, pictures?: readonly RunPicture[]): string[][] | undefined =>
  pictures?.map(({ widths, opened }, slot) =>
    widths
      .slice(0, opened)
      .map((_, step) => `/img/run/${seal({ run: id, slot, step, expires: Date.parse(expires_at) })}`),
  )

/** The bytes of a step as WebP without metadata; null when it is not opened, or nothing of it may be shown. */
export async function stepOf({ slot, step }: Place, pictures: readonly RunPicture[]): Promise<Buffer | null> {
  const place = pictures[slot]
  const width = place?.widths[step]
  if (!place || width === undefined || step >= place.opened) return null
  const picture = await pictureFor(place.kind, place.id)
  return picture && reduced(imageOf(picture), width, { grey: step < (place.greyUntil ?? 0) })
}
