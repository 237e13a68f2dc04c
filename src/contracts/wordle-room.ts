import * as z from 'zod/mini'
import { MatchMove } from './match.ts'

const MAX_ID = 80

export const ROUND_CHOICES = [3, 5] as const
export const DIFFICULTIES = ['easy', 'normal'] as const

/** Moves of a Wordle race, besides the common messages. */
export const RaceMove = z.union([
  MatchMove,
  z.strictObject({
    type: z.literal('settings'),
    settings: z.strictObject({
      rounds: z.union(ROUND_CHOICES.map((rounds) => z.literal(rounds))),
      difficulty: z.enum(DIFFICULTIES),
      hideColours: z.boolean(),
    }),
  }),
  z.strictObject({ type: z.literal('guess'), player: z.string().check(z.minLength(1), z.maxLength(MAX_ID)) }),
  /** Gives up this round, not the match. */
  z.strictObject({ type: z.literal('pass') }),
])
export type RaceMove = z.infer<typeof RaceMove>
