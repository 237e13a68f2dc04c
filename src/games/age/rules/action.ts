import * as z from 'zod/mini'
import { OLDEST, YOUNGEST } from './terms.ts'

/** Action that a browser sends in a run of Age. */
export const AgeAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), age: z.int().check(z.minimum(YOUNGEST), z.maximum(OLDEST)) }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type AgeAction = z.infer<typeof AgeAction>
