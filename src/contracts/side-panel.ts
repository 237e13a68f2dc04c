import * as z from 'zod/mini'

/** The reader fills in `{count}` and `{percent}`. */
const Counted = z.object({ one: z.string(), other: z.string() })

/**
 * `/beside/{game}/{locale}.json`, a file of the build: what stands beside an empty stage on wide screens. `yesterday` has
 * the words for the answer of the day before, where a game has few enough to name; `could` shows some of those who can be
 * asked for, always the same, so that they tell nothing of today.
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
