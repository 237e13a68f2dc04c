import { number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { ROLES, type Role } from '#data/types.ts'
import type { Done } from './engine/index.ts'

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
export const offSays = (off: number, locale: Locale, t: Messages<'age'>): string =>
  plural(locale, t.off, off, { count: number(locale, off) })

/** Those of a role are told of from two answers on, and when they lie at least so far to one side. */
const LEAST_OF_A_ROLE = 2
const LEAST_BIAS = 2

/** Mean years off with their sign, in tenths, and the role that lies farthest off to that very side. */
export function biasOf(done: readonly Done[]): { years: number; role: { role: Role; years: number } | null } {
  const years = tenths(mean(offsOf(done)))
  const roles = ROLES.map((role) => ({ role, offs: offsOf(done.filter((one) => one.role === role)) }))
    .filter(({ offs }) => offs.length >= LEAST_OF_A_ROLE)
    .map(({ role, offs }) => ({ role, years: tenths(mean(offs)) }))
    .filter((one) => Math.abs(one.years) >= LEAST_BIAS)
    .sort((one, other) => Math.abs(other.years) - Math.abs(one.years))
  return { years, role: roles[0] ?? null }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const tenths = (value: number): number => Math.round(10 * value) / 10
