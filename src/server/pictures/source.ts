import { pictureOf, type PictureKind } from '#pictures/index.ts'
import { overrideOf } from './overrides.ts'
import { pictureRows, rowBytes } from './rows.ts'

/** Our own drawing as SVG, or the bytes of a picture that took its place; `version` changes with the picture. */
export type Picture = { drawing: string } | { bytes: Uint8Array; version: string }

/**
 * What is shown of somebody or something: database row, else override file, else drawing; null: nothing may be or is.
 * `cut` asks for a drawing without ground, `number: false` for one without a shirt
 * number, `kit: false` for one in nobody's shirt.
 */
export async function pictureFor(
  kind: PictureKind,
  id: string,
  { cut = false, number = true, kit = true } = {},
): Promise<Picture | null> {
  const row = kind === 'portrait' ? (await pictureRows()).get(id) : undefined
  if (row?.takenDown === 'everything') return null
  if (row && row.takenDown === null) {
    const bytes = await rowBytes(row)
    if (bytes) return { bytes, version: row.version }
  }
  // A replacement that was taken down gives way to the drawing, whichever way it came.
  const override = row ? undefined : overrideOf(kind === 'ground' ? 'stadium' : kind, id)
  if (override) return { bytes: override.bytes, version: override.version }
  const drawing = pictureOf(kind, id, { cut, number, kit })
  return drawing === null ? null : { drawing }
}
