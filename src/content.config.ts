import { glob } from 'astro/loaders'
import { defineCollection } from 'astro:content'
import * as z from 'zod'

/** The legal pages: `{language}/{page}.md`. Editors change nothing else; a missing field stops the build with its name. */
const legal = defineCollection({
  loader: glob({ base: 'src/content/legal', pattern: '{en,fr,es}/{privacy,terms,contact,legal}.md' }),
  schema: z.strictObject({
    title: z.string().min(1),
    /** Day of the last change, YYYY-MM-DD. */
    updated: z.coerce.date(),
    /** The page in one sentence, in the box on top. */
    summary: z.string().min(1),
    /** The page in ten seconds, instead of that box. */
    facts: z
      .array(
        z.strictObject({
          icon: z.enum(['user', 'eye', 'lock', 'trash']),
          name: z.string().min(1),
          text: z.string().min(1),
        }),
      )
      .length(4)
      .optional(),
  }),
})

export const collections = { legal }
