import { LANGUAGE_TAGS, type Locale } from './locales.ts'

/** `45%`, `45 %`. */
export const percent = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'percent' }).format(share)

/** `62.4`: one decimal at most. */
export const decimal = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], { maximumFractionDigits: 1 }).format(value)

/** `710 ms`, `4.2 sec`. */
export const inUnits = (locale: Locale, amount: number, unit: 'millisecond' | 'second'): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(amount)
