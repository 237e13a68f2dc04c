import { outcomeOf as duelOutcome } from '#games/duel/outcome.ts'
import type { Outcome } from '#games/outcome.ts'
import { statistics, type State } from './engine.ts'

/** Outcome of a finished run: `score` is the number of right answers. A tag names the level. */
export const outcomeOf = (state: State): Outcome =>
  duelOutcome(state, statistics.view(state, 0), state.level ? [`level:${state.level}`] : [])
