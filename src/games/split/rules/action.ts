import * as z from 'zod/mini'
import { HINT_KINDS } from './terms.ts'

const MAX_ID = 60

/** Action that a browser sends in a run of Split. */
export const SplitAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('guess'), player: z.string().check(z.minLength(1), z.maxLength(MAX_ID)) }),
  z.strictObject({ type: z.literal('hint'), third: z.literal([0, 1, 2]), kind: z.enum(HINT_KINDS) }),
  z.strictObject({ type: z.literal('giveUp') }),
  z.strictObject({ type: z.literal('words'), on: z.boolean() }),
])
export type SplitAction = z.infer<typeof SplitAction>
