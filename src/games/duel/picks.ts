import type { Picked } from '#games/picked.ts'
import { ASKED } from './terms.ts'

/** Answers to the ten questions of a day, two options each; `isRight` tells which option is right. */
export const picksOf = <Choice extends string | number>(
  answers: readonly Choice[],
  [one, other]: readonly [Choice, Choice],
  isRight: (at: number, choice: Choice) => boolean,
): Picked[] =>
  Array.from({ length: ASKED }, (_, at) => ({
    picked: answers[at] === undefined ? null : String(answers[at]),
    right: String(isRight(at, one) ? one : other),
  }))
