import { mean, tenths } from '#core/mean.ts'
import type { Done, View } from './engine.ts'

/** The answered ones of a view; after giving up it holds others too. */
export const answeredOf = ({ done }: View): Done[] => done.filter(({ answer }) => answer !== null)

/** 0 to 100. */
export const marksOf = (done: readonly Done[]): number => done.reduce((sum, { marks }) => sum + marks, 0)

/** Years off, with their sign: above 0 the answer was too old. Null without an answer. */
export const signedOff = ({ answer, age }: Done): number | null => (answer === null ? null : answer - age)

/** All answered ones, in years off with their sign. */
export const offsOf = (done: readonly Done[]): number[] => done.flatMap((one) => signedOff(one) ?? [])

/** Mean years off, either way, in tenths; null before the first answer. */
export function meanOff(done: readonly Done[]): number | null {
  const offs = offsOf(done)
  return offs.length === 0 ? null : tenths(mean(offs.map(Math.abs)))
}
