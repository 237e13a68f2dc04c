import { number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Done } from './engine/index.ts'
import type { GameWords } from '#play/game.ts'

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

/** "1.6 years off" */
export const offSays = (off: number, locale: Locale, t: GameWords<'age'>): string =>
  plural(locale, t.off, off, { count: number(locale, off) })

/** Of no values: 0. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
/** Rounded to one decimal. */
export const tenths = (value: number): number => Math.round(10 * value) / 10
