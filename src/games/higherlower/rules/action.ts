import * as z from 'zod/mini'

/** Action that a browser sends in a run of Higher lower. */
export const HigherLowerAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('higher') }),
  z.strictObject({ type: z.literal('lower') }),
  z.strictObject({ type: z.literal('giveUp') }),
  z.strictObject({ type: z.literal('timeUp') }),
])
export type HigherLowerAction = z.infer<typeof HigherLowerAction>
