import * as z from 'zod/mini'

const MAX_ID = 80

/** Actions that a player may send; the shell looks up the footballer and passes his attributes to the engine. */
export const WordleAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('guess'), player: z.string().check(z.minLength(1), z.maxLength(MAX_ID)) }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type WordleAction = z.infer<typeof WordleAction>
