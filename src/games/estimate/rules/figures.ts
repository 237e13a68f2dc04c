import { mean, tenths } from '#core/mean.ts'
import type { Done, View } from './engine.ts'

/** Answered ones of a view; after giving up the view holds unanswered ones too. */
export const answeredOf = ({ done }: View): Done[] => done.filter(({ answer }) => answer !== null)

/** 0 to 100. */
export const marksOf = (done: readonly Done[]): number => done.reduce((sum, { marks }) => sum + marks, 0)

/** Signed error, positive when the answer was too high. Null without an answer. */
export const signedOff = ({ answer, right }: Done): number | null => (answer === null ? null : answer - right)

/** Signed errors of all answered ones, in years. */
export const offsOf = (done: readonly Done[]): number[] => done.flatMap((one) => signedOff(one) ?? [])

/** Mean absolute error in years, to one decimal; null before the first answer. */
export function meanOff(done: readonly Done[]): number | null {
  const offs = offsOf(done)
  return offs.length === 0 ? null : tenths(mean(offs.map(Math.abs)))
}
