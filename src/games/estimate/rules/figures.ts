import { mean, tenths } from '#core/mean.ts'
import type { Done, View } from './engine.ts'
import { EXACT_NEEDED, EXACT_POINTS, HINT_POINTS, PAID_ABOVE } from './terms.ts'

/** Answered questions of a view; after giving up, `done` has unanswered ones too. */
export const answeredOf = ({ done }: View): Done[] => done.filter(({ answer }) => answer !== null)

/** Sum of the marks, 0 to 100. */
export const marksOf = (done: readonly Done[]): number => done.reduce((sum, { marks }) => sum + marks, 0)

/** A run is won when it earns points after the cost of its hint. */
export function isWon({ done, hintLeft, gaveUp }: View): boolean {
  const above = marksOf(done) - PAID_ABOVE
  const exact = done.filter(({ answer, right }) => answer === right).length
  const bonus = exact >= EXACT_NEEDED ? EXACT_POINTS : 0
  return !gaveUp && above > 0 && above + bonus > (hintLeft ? 0 : HINT_POINTS)
}

/** Signed error, positive when the answer was too high. Null without an answer. */
export const signedOff = ({ answer, right }: Done): number | null => (answer === null ? null : answer - right)

/** Signed errors of all answers, in years. */
export const offsOf = (done: readonly Done[]): number[] => done.flatMap((one) => signedOff(one) ?? [])

/** Mean absolute error in years, to one decimal; null before the first answer. */
export function meanOff(done: readonly Done[]): number | null {
  const offs = offsOf(done)
  return offs.length === 0 ? null : tenths(mean(offs.map(Math.abs)))
}
