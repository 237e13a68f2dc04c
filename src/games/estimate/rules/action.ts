import * as z from 'zod/mini'

/** Actions that a browser sends in a run of estimates; answers lie between `from` and `to`. */
export const estimateAction = (from: number, to: number) =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('answer'), value: z.int().check(z.minimum(from), z.maximum(to)) }),
    z.strictObject({ type: z.literal('hint') }),
    z.strictObject({ type: z.literal('giveUp') }),
  ])
