import { linesBy, tagsOf, withHints, type Outcome } from '#games/outcome.ts'
import { rightAt, type State } from './engine.ts'
import { CARDS, HINT_POINTS } from './terms.ts'

/** Points of a ground right at the first, second and third check (docs/games/stadiums.md). */
const POINTS = [8, 5, 2] as const
const ALL_AT_FIRST = 12

/** Outcome of a finished board: `score` is the number of grounds placed right, which are its items. */
export function outcomeOf(state: State): Outcome {
  const checks = state.cards.map((_, at) => rightAt(state, at)?.check ?? null)
  const placed = checks.filter((check) => check !== null).sort((one, other) => one - other)
  const earned = linesBy(
    placed.map((check) => ({ key: `check-${check}`, marks: POINTS[check - 1]! })),
    1,
  )
  const bonus = placed.length === CARDS && placed.at(-1) === 1 ? [{ key: 'all-at-first', points: ALL_AT_FIRST }] : []
  return {
    won: placed.length === CARDS,
    score: placed.length,
    lines: withHints([...earned, ...bonus], state.hinted.length, HINT_POINTS),
    n: state.checks.length + state.hinted.length + (state.gaveUp ? 1 : 0),
    tags: tagsOf({ hints: state.hinted.length, gaveUp: state.gaveUp }),
    items: state.cards.flatMap(({ ground }, at) => (checks[at] === null ? [] : ground)),
  }
}
