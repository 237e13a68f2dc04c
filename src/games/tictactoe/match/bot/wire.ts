import * as z from 'zod/mini'
import { CELLS } from '../../rules/terms.ts'

const MAX_ID = 80

const By = z.union([z.literal(0), z.literal(1)])

/** What is done in a match on one screen; `by` is whose turn it is. `answer` lets the bot take its turn. */
export const MatchWire = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('place'),
    by: By,
    cell: z.int().check(z.minimum(0), z.maximum(CELLS - 1)),
    player: z.string().check(z.maxLength(MAX_ID)),
  }),
  z.strictObject({ type: z.literal('pass'), by: By }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type MatchWire = z.infer<typeof MatchWire>

/** What the board sends: `answer` asks the bot, whose turn becomes a `place` or a `pass`. */
export type MatchMove = MatchWire | { type: 'answer' }
