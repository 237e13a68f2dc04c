import * as z from 'zod/mini'
import { MatchMove } from './match.ts'

const MAX_ID = 80
const LAST_CELL = 8

/** Boards of a match; more than half of them win it. */
export const BEST_OF = [1, 3, 5] as const
/** Cells that each side may take from the other, per board. */
export const STEALS = [0, 1, 3] as const
/** Per turn; 0: no clock. */
export const TURN_SECONDS = [15, 20, 30, 60, 0] as const

const oneOf = <Choice extends number>(choices: readonly Choice[]) => z.union(choices.map((choice) => z.literal(choice)))

/** Moves of tic tac toe in a room, besides the common messages. */
export const GridMove = z.union([
  MatchMove,
  z.strictObject({
    type: z.literal('settings'),
    settings: z.strictObject({ bestOf: oneOf(BEST_OF), steals: oneOf(STEALS), seconds: oneOf(TURN_SECONDS) }),
  }),
  z.strictObject({
    type: z.literal('place'),
    cell: z.int().check(z.minimum(0), z.maximum(LAST_CELL)),
    player: z.string().check(z.minLength(1), z.maxLength(MAX_ID)),
  }),
  /** Passes the turn. */
  z.strictObject({ type: z.literal('pass') }),
])
export type GridMove = z.infer<typeof GridMove>
