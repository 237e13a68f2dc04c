import * as z from 'zod/mini'

/** The page fills in `{count}` and `{percent}`. */
const Counted = z.object({ one: z.string(), other: z.string() })

/**
 * `/beside/{game}/{locale}.json`, a file of the build: content of the side panel on wide screens. `yesterday`: words
 * for yesterday's answers, in games with few enough to name; `could`: some possible answers, always the same, so that
 * they reveal nothing about today.
 */
export const SidePanel = z.object({
  yesterday: z.nullable(
    z.object({ title: z.string(), earlier: z.string(), solved: z.string(), median: z.nullable(Counted) }),
  ),
  could: z.nullable(
    z.object({
      title: z.string(),
      says: z.string(),
      draws: z.enum(['faces', 'crests']),
      pictures: z.array(z.string()),
    }),
  ),
  note: z.nullable(z.object({ title: z.string(), says: z.string() })),
})
export type SidePanel = z.infer<typeof SidePanel>
