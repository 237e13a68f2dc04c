import { number } from './format.ts'
import type { Locale } from './locales.ts'

/** `+1,240`, `−6`: a number that always has a sign. */
export const signed = (locale: Locale, value: number): string =>
  `${value < 0 ? '−' : '+'}${number(locale, Math.abs(value))}`
