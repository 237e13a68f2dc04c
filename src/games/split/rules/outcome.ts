import type { PointLine } from '#core/points.ts'
import { CLEAN, tagsOf, type Outcome } from '../../outcome.ts'
import { isNamed, tallyOf, type State, pointsOf } from './engine.ts'
import { THIRDS } from './terms.ts'

/** Outcome of a finished run: `score` is the number of thirds named. */
export function outcomeOf(state: State): Outcome {
  const { setup, bought, usedWords, gaveUp, n } = state
  const { found } = tallyOf(state)
  const points = pointsOf(tallyOf(state))
  const line = (key: string, points: number, count?: number): PointLine[] =>
    points === 0 ? [] : [{ key, points, ...(count !== undefined && { count }) }]
  const lines = [
    ...line('found', points.found, found),
    ...line('clean', points.clean),
    ...line('hints', points.hints, bought.length),
    ...line('words', points.words),
  ]
  return {
    won: found === THIRDS.length,
    score: found,
    lines: points.sum > 0 ? lines : [],
    n,
    tags: [
      ...tagsOf({ hints: bought.length, gaveUp }),
      ...(usedWords ? ['words'] : []),
      ...(points.clean > 0 ? [CLEAN] : []),
    ],
    items: setup.faces.map(({ id }) => id).filter((id) => isNamed(state, id)),
  }
}

/** Columns of the distribution: none, one, two, all three, all three without a miss. */
export const SPLIT_BARS = {
  count: 5,
  of: ({ score, tags }: Pick<Outcome, 'score' | 'tags'>): number => score + (tags.includes(CLEAN) ? 1 : 0),
  worstFirst: [0, 1, 2, 3, 4],
} as const
