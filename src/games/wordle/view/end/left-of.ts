import * as z from 'zod/mini'

const Facts = z.object({ left: z.array(z.int()) })

/** How many were possible at the start and after each guess; empty when nobody counted. */
export function leftOf(facts: unknown): readonly number[] {
  const parsed = Facts.safeParse(facts)
  return parsed.success ? parsed.data.left : []
}
