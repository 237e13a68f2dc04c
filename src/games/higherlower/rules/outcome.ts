import { outcomeOf as duelOutcome } from '#games/duel/outcome.ts'
import type { Outcome } from '#games/outcome.ts'
import { higherlower, type State } from './engine.ts'

/** Outcome of a finished run: `score` is the number of right answers. A tag names the league. */
export const outcomeOf = (state: State): Outcome =>
  duelOutcome(state, higherlower.view(state, 0), state.league ? [`league:${state.league}`] : [])
