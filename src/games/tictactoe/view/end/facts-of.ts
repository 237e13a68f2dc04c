import * as z from 'zod/mini'
import type { Facts } from '../../rules/engine.ts'

const Revealed: z.ZodMiniType<Facts> = z.object({
  answers: z.array(z.array(z.object({ id: z.string(), share: z.number() }))),
  counted: z.array(z.int()),
})

/** Parses the facts sent with the end; null when they are of another build. */
export function factsOf(facts: unknown): Facts | null {
  const parsed = Revealed.safeParse(facts)
  return parsed.success ? parsed.data : null
}
