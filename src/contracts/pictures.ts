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
 * `?w=` is a width in pixels; `?px=` asks for a WebP square with no more than that many real pixels a side; `?cut=1` for
 * a footballer or a shirt of ours without any ground (a picture that was sent keeps its own), `?cut=bare` for a
 * footballer without gesture and prize, too; `?v=` names the version of this build's drawings or of one portrait: the
 * right one may be kept, another one redirects to it. Anything else is refused: an address with a tail of its own would
 * be drawn anew for every tail.
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
