import { pictureOf, type PictureKind } from '#pictures/index.ts'
import { overrideOf } from './overrides.ts'
import { pictureRows, rowBytes } from './rows.ts'

/** Our own drawing as SVG, or the bytes of its replacement; `version` changes with the picture. */
export type Picture = { drawing: string } | { bytes: Uint8Array; version: string }

/**
 * The picture to show: database row, then override file, then drawing; null when nothing may be shown. `cut`: without
 * background, `number: false`: without shirt number, `kit: false`: in a neutral shirt, `hands: false`: without gesture
 * or prize.
 */
export async function pictureFor(
  kind: PictureKind,
  id: string,
  { cut = false, number = true, kit = true, hands = true } = {},
): Promise<Picture | null> {
  const row = kind === 'portrait' ? (await pictureRows()).get(id) : undefined
  if (row?.takenDown === 'everything') return null
  if (row && row.takenDown === null) {
    const bytes = await rowBytes(row)
    if (bytes) return { bytes, version: row.version }
  }
  // A hidden replacement falls back to the drawing, whatever its source.
  const override = row ? undefined : overrideOf(kind === 'ground' ? 'stadium' : kind, id)
  if (override) return { bytes: override.bytes, version: override.version }
  const drawing = pictureOf(kind, id, { cut, number, kit, hands })
  return drawing === null ? null : { drawing }
}
