import * as z from 'zod/mini'
import { HINTS } from './terms.ts'

const MAX_ID = 60

/** Action that a browser sends in a run of Pixels. */
export const PixelsAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('guess'), player: z.string().check(z.minLength(1), z.maxLength(MAX_ID)) }),
  z.strictObject({ type: z.literal('step') }),
  z.strictObject({ type: z.literal('hint'), kind: z.enum(HINTS.map(({ kind }) => kind)) }),
  z.strictObject({ type: z.literal('skip') }),
  z.strictObject({ type: z.literal('giveUp') }),
  z.strictObject({ type: z.literal('words'), on: z.boolean() }),
])
export type PixelsAction = z.infer<typeof PixelsAction>
