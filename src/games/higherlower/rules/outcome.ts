import { outcomeOf as duelOutcome } from '#games/duel/outcome.ts'
import type { Outcome } from '#games/outcome.ts'
import { higherlower, type State } from './engine.ts'

/** What a finished run was worth: `score` is how many answers were right. Tags say of which league it was. */
export const outcomeOf = (state: State): Outcome =>
  duelOutcome(state, higherlower.view(state, 0), state.league ? [`league:${state.league}`] : [])
