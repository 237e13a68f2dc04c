import * as z from 'zod/mini'
import { PICTURE_KINDS, PictureCredit } from '#contracts/pictures.ts'
import type { PictureKind } from '#pictures/index.ts'
import { seedOf } from '#pictures/seed.ts'
import manifest from '../../../pictures/overrides/manifest.json' with { type: 'json' }

/** `file`: a WebP beside the manifest. */
const Override = z.strictObject({
  ...PictureCredit.shape,
  kind: z.enum(PICTURE_KINDS),
  id: z.string(),
  file: z.string(),
})
/** `version` changes with the bytes. */
export type Override = z.infer<typeof Override> & { bytes: Uint8Array; version: string }

/** Inlined into the server bundle, because hosts that trace imports would miss a folder. */
const FILES = import.meta.glob<string>('/pictures/overrides/*.webp', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Pictures that an operator put into the repository. Throws at start when the manifest names a missing file. */
export function overridesFrom(list: unknown, files: Readonly<Record<string, string>>): ReadonlyMap<string, Override> {
  const overrides = z.array(Override).parse(list)
  return new Map(overrides.map((one) => [keyOf(one.kind, one.id), { ...one, ...contentOf(one.file, files) }]))
}

function contentOf(file: string, files: Readonly<Record<string, string>>): Pick<Override, 'bytes' | 'version'> {
  const [, base64] = files[`/pictures/overrides/${file}`]?.split(';base64,') ?? []
  if (!base64) throw new Error(`pictures/overrides/manifest.json names ${file}, which is no WebP file in that folder`)
  return { bytes: Buffer.from(base64, 'base64'), version: seedOf(base64).toString(36) }
}

const keyOf = (kind: PictureKind, id: string) => `${kind} ${id}`

const OVERRIDES = overridesFrom(manifest, FILES)

/** The repository's picture that replaces a drawing. */
export const overrideOf = (kind: PictureKind, id: string): Override | undefined => OVERRIDES.get(keyOf(kind, id))

export const allOverrides = (): Override[] => [...OVERRIDES.values()]
