import type { PointLine } from '#core/points.ts'
import { aboveChance, distanceTag, linesBy, tagsOf, withHints, type Outcome } from '#games/outcome.ts'
import type { Engine } from '#games/engine.ts'
import type { Action, Done, Refusal, Setup, State, View } from './engine.ts'
import { HINT_POINTS, WON_FROM } from './terms.ts'
import { marksOf, meanOff } from './figures.ts'

/** Points are the marks above those of a win; three exact answers earn ten more (docs/games/age.md). */
const EXACT_NEEDED = 3
const EXACT_POINTS = 10

/** Outcome of a finished run: `score` is the sum of the marks, 0 to 100. Giving up keeps the marks earned so far. */
export const outcomeBy =
  (engine: Engine<Setup, State, Action, View, Refusal>) =>
  (state: State): Outcome => {
    const { done } = engine.view(state, 0)
    const score = marksOf(done)
    const exact = done.filter(({ answer, right }) => answer === right)
    const hints = state.hinted === null ? 0 : 1
    return {
      won: score >= WON_FROM && !state.gaveUp,
      score,
      lines: withHints(aboveChance(linesOf(done), WON_FROM, bonus(exact.length, state.gaveUp)), hints, HINT_POINTS),
      n: state.answers.length + hints + (state.gaveUp ? 1 : 0),
      tags: [...tagsOf({ hints, gaveUp: state.gaveUp }), ...(state.gaveUp ? [] : [distanceTag(meanOff(done) ?? 0)])],
      items: exact.map(({ id }) => id),
    }
  }

/** One line for each error that earned points, smallest error first. */
function linesOf(done: readonly Done[]): PointLine[] {
  const earned = done.filter(({ marks }) => marks > 0).toSorted((one, other) => other.marks - one.marks)
  return linesBy(
    earned.map(({ answer, right, marks }) => ({ key: `off-${Math.abs(answer! - right)}`, marks })),
    1,
  )
}

const bonus = (exact: number, gaveUp: boolean): PointLine[] =>
  exact >= EXACT_NEEDED && !gaveUp ? [{ key: 'exact', points: EXACT_POINTS, count: exact }] : []
