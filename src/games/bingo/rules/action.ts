import * as z from 'zod/mini'
import { CELLS } from './terms.ts'

/** Action that a player may send; the shell adds the verdict of today's facts. */
export const BingoAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), cell: z.int().check(z.minimum(0), z.maximum(CELLS - 1)) }),
  z.strictObject({ type: z.literal('skip') }),
  z.strictObject({ type: z.literal('wildcard') }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('timeUp') }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type BingoAction = z.infer<typeof BingoAction>
