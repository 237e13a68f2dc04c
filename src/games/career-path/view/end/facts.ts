import * as z from 'zod/mini'

const Left = z.object({ left: z.array(z.int()) })

/** Footballers left after each row; empty without facts. */
export function leftOf(facts: unknown): readonly number[] {
  const parsed = Left.safeParse(facts)
  return parsed.success ? parsed.data.left : []
}
