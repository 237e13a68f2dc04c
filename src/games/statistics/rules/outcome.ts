import { outcomeOf as duelOutcome } from '#games/duel/outcome.ts'
import type { Outcome } from '#games/outcome.ts'
import { statistics, type State } from './engine.ts'

/** What a finished run was worth: `score` is how many answers were right. Tags say at which level it was. */
export const outcomeOf = (state: State): Outcome =>
  duelOutcome(state, statistics.view(state, 0), state.level ? [`level:${state.level}`] : [])
