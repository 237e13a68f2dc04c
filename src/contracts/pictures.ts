import * as z from 'zod/mini'

export const PICTURE_KINDS = ['portrait', 'crest', 'kit', 'league', 'stadium', 'ground'] as const
const PICTURE_FORMATS = ['svg', 'png', 'webp'] as const

/** Widths in pixels of a picture; default 256. */
const PICTURE_WIDTHS = ['32', '64', '128', '256', '512'] as const

/** Real pixels per side of reduced pictures in practice: every width of a ladder. */
const STEP_WIDTHS = ['6', '8', '10', '12', '16', '24', '32', '40', '48', '64'] as const

/** `/img/{kind}/{id}.{format}`. */
export const PictureAddress = z.object({
  kind: z.enum(PICTURE_KINDS),
  id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  format: z.enum(PICTURE_FORMATS),
})
export type PictureAddress = z.infer<typeof PictureAddress>

/**
 * `?w=`: width in pixels. `?px=`: a pixelated WebP square with at most that many real pixels per side. `?cut=1`: our
 * drawing of a footballer or shirt without background (submitted pictures keep theirs); `?cut=bare`: a footballer also
 * without gesture and prize. `?v=`: version of this build's drawings or of one portrait; the current one is cacheable,
 * others redirect to it. Other parameters are refused, because each variant of an address would be rendered anew.
 */
export const PictureQuery = z.strictObject({
  w: z.optional(z.enum(PICTURE_WIDTHS)),
  px: z.optional(z.enum(STEP_WIDTHS)),
  cut: z.optional(z.enum(['1', 'bare'])),
  v: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,8}$/))),
})
export type PictureQuery = z.infer<typeof PictureQuery>

/** Author of every portrait that replaces a drawing, by footballer. */
export const SentPortraits = z.record(z.string(), z.string())
export type SentPortraits = z.infer<typeof SentPortraits>

/** Author of a picture that replaced a drawing. */
export const PictureCredit = z.object({
  author: z.string(),
  licence: z.string(),
  source: z.string(),
})
export type PictureCredit = z.infer<typeof PictureCredit>
