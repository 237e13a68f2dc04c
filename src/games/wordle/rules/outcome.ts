import type { PointLine } from '#core/points.ts'
import { tagsOf, withHints, type Outcome } from '#games/outcome.ts'
import { HINT_POINTS } from './terms.ts'
import { guessesOf, isSolved, type State } from './engine.ts'

/** Points for a solution at guess 1 to 8 (docs/games/wordle.md). */
const SOLVED_POINTS = [60, 50, 42, 35, 29, 24, 20, 16] as const
/** Points for a right club or nation without a solution. */
const CLOSE_POINTS = 3

/** Result of a finished run. Giving up earns nothing; hints never cost more than was won. */
export function outcomeOf(state: State): Outcome {
  const won = isSolved(state)
  const score = won ? guessesOf(state) : 0
  const line = earned(state, score)
  return {
    won,
    score,
    lines: withHints(line ? [line] : [], state.hints, HINT_POINTS),
    n: state.rows.length + state.hints + (state.gaveUp ? 1 : 0),
    tags: tagsOf(state),
  }
}

function earned(state: State, score: number): PointLine | null {
  if (score > 0) return { key: 'solved', points: SOLVED_POINTS[score - 1]!, count: score }
  if (state.gaveUp || !isClose(state)) return null
  return { key: 'close', points: CLOSE_POINTS }
}

const isClose = ({ rows }: State): boolean =>
  rows.some(({ tiles }) => tiles.some(({ kind, state }) => (kind === 'club' || kind === 'nation') && state === 'ok'))
