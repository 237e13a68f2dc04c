import * as z from 'zod/mini'
import { CELLS } from './terms.ts'

const MAX_ID = 80

const Cell = z.int().check(z.minimum(0), z.maximum(CELLS - 1))
const Player = z.string().check(z.minLength(1), z.maxLength(MAX_ID))

/** Actions that a player may send; the shell looks up whether the footballer fits. */
export const TictactoeAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('guess'), cell: Cell, player: Player }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type TictactoeAction = z.infer<typeof TictactoeAction>
