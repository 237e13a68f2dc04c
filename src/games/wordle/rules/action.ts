import * as z from 'zod/mini'

const MAX_ID = 80

/** What a player may send: the shell looks the footballer up and hands the engine his clues. */
export const WordleAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('guess'), player: z.string().check(z.minLength(1), z.maxLength(MAX_ID)) }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type WordleAction = z.infer<typeof WordleAction>
