import type { PointLine } from '#core/points.ts'
import type { Outcome } from '#games/outcome.ts'
import { age, type Done, type State } from './engine/index.ts'
import { WON_FROM } from './engine/marks.ts'
import { marksOf } from './figures.ts'

/** Orders 1.7: points are six tenths of the marks; three answers on the day earn ten more, the hint costs three. */
const POINTS_A_MARK = 0.6
const EXACT_NEEDED = 3
const EXACT_POINTS = 10
const HINT_POINTS = 3

/** What a finished run was worth: `score` is the sum of the marks, 0 to 100. Giving up keeps what was answered. */
export function outcomeOf(state: State): Outcome {
  const { done } = age.view(state, 0)
  const score = marksOf(done)
  const exact = done.filter(({ answer, age }) => answer === age)
  const lines = [...linesOf(done), ...bonus(exact.length, state.gaveUp)]
  return {
    won: score >= WON_FROM && !state.gaveUp,
    score,
    lines: [...lines, ...hintLine(state, lines)],
    n: state.answers.length + (state.hinted === null ? 0 : 1) + (state.gaveUp ? 1 : 0),
    tags: [...(state.hinted === null ? [] : ['hint']), ...(state.gaveUp ? ['gave-up'] : [])],
    items: exact.map(({ id }) => id),
  }
}

/** A line for each distance that earned something, rounded so that together they are six tenths of all marks. */
function linesOf(done: readonly Done[]): PointLine[] {
  const offs = done.flatMap(({ answer, age, marks }) =>
    answer === null || marks === 0 ? [] : [Math.abs(answer - age)],
  )
  let marks = 0
  return [...new Set(offs)]
    .sort((one, other) => one - other)
    .map((off) => {
      const same = done.filter(({ answer, age }) => answer !== null && Math.abs(answer - age) === off)
      const before = Math.round(marks * POINTS_A_MARK)
      marks += marksOf(same)
      return { key: `off-${off}`, points: Math.round(marks * POINTS_A_MARK) - before, count: same.length }
    })
}

const bonus = (exact: number, gaveUp: boolean): PointLine[] =>
  exact >= EXACT_NEEDED && !gaveUp ? [{ key: 'exact', points: EXACT_POINTS, count: exact }] : []

function hintLine({ hinted }: State, lines: readonly PointLine[]): PointLine[] {
  const earned = lines.reduce((sum, { points }) => sum + points, 0)
  return hinted === null || earned === 0 ? [] : [{ key: 'hints', points: -Math.min(earned, HINT_POINTS), count: 1 }]
}
