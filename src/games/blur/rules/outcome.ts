import type { Outcome } from '#games/outcome.ts'
import { outcomeOf as looksOutcome } from '#games/looks/outcome.ts'
import type { State } from './engine.ts'
import { WORTH } from './terms.ts'

/** Outcome of a finished run. */
export const outcomeOf = (state: State): Outcome => looksOutcome(state, WORTH)
