import type * as z from 'zod/mini'
import { dayAt, daysBetween, type Day } from '#core/days.ts'

/** Which deals of practice a browser may hand on to friends, and how long they stand. */
export type ChallengeRules<Setup> = {
  /** Facts in the place of a deal's ids; null for whatever the mode's own generator does not deal. */
  setup(deal: unknown, mode: string, now: number): Setup | null
  /** False once somebody in it is not to be asked for any more. */
  stands(setup: Setup): boolean
  /** What practice let its player choose beside the mode (a level, a league, a theme), by its id. */
  level?(setup: Setup): string | null
}

/** The same with the deal parsed by the schema that a practice run keeps it with. */
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

/** Of practice that the server deals: no browser has a deal to hand on. The rest as above. */
export const heldChallenge = <Setup>(
  stands: (setup: Setup) => boolean,
  level?: (setup: Setup) => string | null,
): ChallengeRules<Setup> => ({
  setup: () => null,
  stands,
  ...(level && { level }),
})

/** A practice run may have waited in its browser for so long. */
const OLDEST_DAYS = 400

/** True for a day on which a practice run may have been dealt, the player's own day included. */
export function wasDealtOn(day: Day, now: number): boolean {
  const age = daysBetween(day, dayAt(now))
  return age >= -1 && age <= OLDEST_DAYS
}
