import * as z from 'zod/mini'

const MAX_ID = 80

/** Action that a player may send; the shell looks up the footballer's clubs. */
export const CareerPathAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('guess'), player: z.string().check(z.minLength(1), z.maxLength(MAX_ID)) }),
  z.strictObject({ type: z.literal('reveal') }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type CareerPathAction = z.infer<typeof CareerPathAction>
