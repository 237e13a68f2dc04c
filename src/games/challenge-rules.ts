import type * as z from 'zod/mini'
import { dayAt, daysBetween, type Day } from '#core/days.ts'

/** Which practice deals a browser may turn into challenges, and how long these are valid. */
export type ChallengeRules<Setup> = {
  /** Validates a deal and resolves its ids to facts; null for a deal that the mode's generator cannot make. */
  setup(deal: unknown, mode: string, now: number): Setup | null
  /** False once a footballer or club of the setup may not be asked about any more. */
  stands(setup: Setup): boolean
  /** Id of the practice's level, league or theme, if the mode has one. */
  level?(setup: Setup): string | null
}

/** Builds rules whose deals are parsed by the schema of stored practice runs. */
export const challengeRules = <Deal, Setup>(rules: {
  deal: z.ZodMiniType<Deal>
  setup: (deal: Deal, mode: string, now: number) => Setup | null
  stands: (setup: Setup) => boolean
  level?: (setup: Setup) => string | null
}): ChallengeRules<Setup> => ({
  setup(deal, mode, now) {
    const parsed = rules.deal.safeParse(deal)
    return parsed.success ? rules.setup(parsed.data, mode, now) : null
  },
  stands: rules.stands,
  ...(rules.level && { level: rules.level }),
})

/** Rules for practice dealt by the server: the browser has no deal that it could turn into a challenge. */
export const heldChallenge = <Setup>(
  stands: (setup: Setup) => boolean,
  level?: (setup: Setup) => string | null,
): ChallengeRules<Setup> => ({
  setup: () => null,
  stands,
  ...(level && { level }),
})

/** Maximum age of a practice run stored in a browser. */
const OLDEST_DAYS = 400

/** True for a day on which a practice run may have been dealt, counting the player's own time zone. */
export function wasDealtOn(day: Day, now: number): boolean {
  const age = daysBetween(day, dayAt(now))
  return age >= -1 && age <= OLDEST_DAYS
}
