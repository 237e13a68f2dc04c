import * as z from 'zod/mini'

/** Kinds of pictures: `pixels` is a face in few pixels, `face` a clear one. */
export const PICTURE_KINDS = ['pixels', 'face', 'crest', 'kit', 'ground', 'flag'] as const

/** Most pictures of a question. */
export const MOST_PICTURES = 4

/** A picture of a question or its answer. `label`: its caption, such as a club's name or a span of years. */
export const Picture = z.object({
  kind: z.enum(PICTURE_KINDS),
  address: z.string(),
  label: z.optional(z.string()),
})
export type Picture = z.infer<typeof Picture>

export const Pictures = z.array(Picture).check(z.maxLength(MOST_PICTURES))
