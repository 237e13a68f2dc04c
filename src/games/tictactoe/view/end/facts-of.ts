import * as z from 'zod/mini'
import type { Facts } from '../../rules/facts.ts'

const Told: z.ZodMiniType<Facts> = z.object({
  answers: z.array(z.array(z.object({ id: z.string(), share: z.number() }))),
  counted: z.array(z.int()),
})

/** What came with the end; null where it is of another build. */
export function factsOf(facts: unknown): Facts | null {
  const parsed = Told.safeParse(facts)
  return parsed.success ? parsed.data : null
}
