import type { Outcome } from '#games/outcome.ts'
import { outcomeOf as looksOutcome } from '#games/looks/outcome.ts'
import type { State } from './engine.ts'
import { WORTH } from './terms.ts'

/** What a finished run was worth; a run of a theme is marked with it. */
export const outcomeOf = (state: State): Outcome => {
  const { level, theme } = state.setup
  return looksOutcome(state, WORTH[level], theme === undefined ? [] : [`theme:${theme}`])
}
