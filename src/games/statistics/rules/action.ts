import * as z from 'zod/mini'

/** Action that a browser sends in a run of Statistics; side 0 is the left one. */
export const StatisticsAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick'), side: z.union([z.literal(0), z.literal(1)]) }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('giveUp') }),
  z.strictObject({ type: z.literal('timeUp') }),
])
export type StatisticsAction = z.infer<typeof StatisticsAction>
