// Separate from submissions.ts, because browsers never parse this body and must not load its schema.
import * as z from 'zod/mini'

/**
 * Body of `POST /api/submissions` besides the picture: a form with these fields and either `file` (at most 1,000,000
 * bytes of JPEG, PNG or WebP) or `link`. `rights` is the ticked box.
 */
export const NewSubmission = z.strictObject({
  player: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  link: z.optional(z.url({ protocol: /^https$/ }).check(z.maxLength(500))),
  rights: z.literal('yes'),
})
export type NewSubmission = z.infer<typeof NewSubmission>
