import { mean, tenths } from '#core/mean.ts'
import { number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import type { Done, View } from './engine/index.ts'

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

/** "1.6 years off"; empty before the first answer. */
export function meanSays(done: readonly Done[], locale: Locale, t: GameWords<'age'>): string {
  const off = meanOff(done)
  return off === null ? '' : plural(locale, t.off, off, { count: number(locale, off) })
}
