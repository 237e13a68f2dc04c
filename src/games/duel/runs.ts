import type { SharedMark } from '#core/share-code.ts'
import { scoreBars } from '#games/outcome.ts'
import { ASKED } from './terms.ts'
import type { Picked, Hardest } from '#games/picked.ts'

/** Columns of a day's distribution: 0 to 10 right answers. */
export const BARS = scoreBars(ASKED + 1)

/** Picks of the ten questions of a day, two options each; `isRight` decides which option is right. */
export const picksOf = <Choice extends string | number>(
  answers: readonly Choice[],
  [one, other]: readonly [Choice, Choice],
  isRight: (at: number, choice: Choice) => boolean,
): Picked[] =>
  Array.from({ length: ASKED }, (_, at) => ({
    picked: answers[at] === undefined ? null : String(answers[at]),
    right: String(isRight(at, one) ? one : other),
  }))

/** The last ten answers as one row; endless and ranked runs may have more. */
export const marksOf = (answered: readonly { hit: boolean | null }[]): SharedMark[][] => [
  answered.slice(-ASKED).map(({ hit }) => (hit ? 'good' : 'poor')),
]

/** `RunEnd.facts` of a day's duel, which no view contains. */
export type DuelFacts = { hardest: Hardest | null }

/** The hardest of the ten, from the server; null for practice and when too few have played. */
export function hardestIn(facts: unknown): Hardest | null {
  const { hardest = null } = (facts ?? {}) as Partial<DuelFacts>
  return hardest && Number.isInteger(hardest.question) && Number.isInteger(hardest.missed) ? hardest : null
}
