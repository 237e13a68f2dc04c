import type { PointLine } from '#core/points.ts'
import { aboveChance, distanceTag, linesBy, tagsOf, withHints, type Outcome } from '#games/outcome.ts'
import type { Engine } from '#games/engine.ts'
import type { Action, Done, Refusal, Setup, State, View } from './engine.ts'
import { EXACT_NEEDED, EXACT_POINTS, HINT_POINTS, PAID_ABOVE } from './terms.ts'
import { isWon, marksOf, meanOff } from './figures.ts'

/**
 * Outcome of a finished run: `score` is the sum of the marks, 0 to 100. Giving up keeps the marks earned so far. Points
 * are the marks above a limit; three exact answers earn ten more (docs/games/age.md).
 */
export const outcomeBy =
  (engine: Engine<Setup, State, Action, View, Refusal>) =>
  (state: State): Outcome => {
    const view = engine.view(state, 0)
    const { done } = view
    const score = marksOf(done)
    const exact = done.filter(({ answer, right }) => answer === right)
    const hints = state.hinted === null ? 0 : 1
    return {
      won: isWon(view),
      score,
      lines: withHints(aboveChance(linesOf(done), PAID_ABOVE, bonus(exact.length, state.gaveUp)), hints, HINT_POINTS),
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
