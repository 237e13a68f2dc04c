import { withHints, type Outcome } from '#games/outcome.ts'
import { isSolved, worthOf, type State } from './engine.ts'
import { CLUE_POINTS } from './terms.ts'

/** Outcome of a finished run. Only a found answer earns points, and hints never cost more than that. */
export function outcomeOf(state: State): Outcome {
  const won = isSolved(state)
  const score = won ? state.turns.length : 0
  return {
    won,
    score,
    lines: withHints(won ? [{ key: 'solved', points: worthOf(state), count: score }] : [], state.bought, CLUE_POINTS),
    n: state.turns.length + state.hints + (state.gaveUp ? 1 : 0),
    tags: [
      ...(state.bought > 0 ? ['hint'] : []),
      ...(state.turns.some(({ player }) => player === null) ? ['reveal'] : []),
      ...(state.gaveUp ? ['gave-up'] : []),
    ],
  }
}
