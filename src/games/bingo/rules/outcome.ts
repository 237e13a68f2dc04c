import type { PointLine } from '#core/points.ts'
import type { Outcome } from '#games/outcome.ts'
import { filledIn, hasWildcard, isFull, wrongIn, type State } from './engine.ts'
import { CELL_POINTS, FULL_POINTS, HINT_POINTS, MOST_LEFT_POINTS, WILDCARD_POINTS, WRONG_POINTS } from './terms.ts'

/** Outcome of a finished run: `score` is the number of filled cells. Deductions never exceed the points earned. */
export function outcomeOf(state: State): Outcome {
  const { turns, hinted, gaveUp, level } = state
  const filled = filledIn(turns)
  return {
    won: isFull(turns),
    score: filled,
    lines: filled === 0 ? [] : linesOf(state, filled),
    n:
      turns.filter(({ did }) => did !== 'lost' && did !== 'late').length + (hinted === null ? 0 : 1) + (gaveUp ? 1 : 0),
    tags: [
      ...(level === 'normal' ? [] : [level]),
      ...(hinted === null ? [] : ['hint']),
      ...(gaveUp ? ['gave-up'] : []),
    ],
  }
}

/** An unused wildcard and players left earn points on a full card only. */
function linesOf({ turns, players, hinted }: State, filled: number): PointLine[] {
  const left = players.length - turns.length
  const full = isFull(turns)
  const earned: PointLine[] = [
    { key: 'cells', points: filled * CELL_POINTS, count: filled },
    ...(full ? [{ key: 'full', points: FULL_POINTS }] : []),
    ...(full && left > 0 ? [{ key: 'left', points: Math.min(MOST_LEFT_POINTS, left), count: left }] : []),
    ...(full && hasWildcard(turns) ? [{ key: 'wildcard', points: WILDCARD_POINTS }] : []),
  ]
  const sum = earned.reduce((all, { points }) => all + points, 0)
  const wrong = wrongIn(turns)
  const costs = Math.min(sum, wrong * WRONG_POINTS)
  return [
    ...earned,
    ...(wrong > 0 ? [{ key: 'wrong', points: -costs, count: wrong }] : []),
    ...(hinted === null ? [] : [{ key: 'hints', points: -Math.min(sum - costs, HINT_POINTS), count: 1 }]),
  ]
}
