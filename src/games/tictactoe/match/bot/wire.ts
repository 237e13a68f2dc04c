import * as z from 'zod/mini'
import { CELLS } from '../../rules/terms.ts'

const MAX_ID = 80

const By = z.union([z.literal(0), z.literal(1)])

/** Actions of a match on one screen; `by` is the side to play. `answer` asks the bot for its move. */
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

/** Messages of the board: `answer` asks the bot, whose move becomes a `place` or a `pass`. */
export type MatchMove = MatchWire | { type: 'answer' }
