import * as z from 'zod/mini'

const Left = z.object({ left: z.array(z.int()) })

/** How many were possible after each row; empty when nobody counted. */
export function leftOf(facts: unknown): readonly number[] {
  const parsed = Left.safeParse(facts)
  return parsed.success ? parsed.data.left : []
}
