import type { Outcome } from '#games/outcome.ts'
import { outcomeOf as looksOutcome } from '#games/looks/outcome.ts'
import type { State } from './engine.ts'
import { WORTH } from './terms.ts'

/** Outcome of a finished run; a run of a theme has its tag. */
export const outcomeOf = (state: State): Outcome => {
  const { level, theme } = state.setup
  return looksOutcome(state, WORTH[level], theme === undefined ? [] : [`theme:${theme}`])
}
