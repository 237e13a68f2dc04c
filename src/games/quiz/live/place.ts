import { number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { ordinal } from '#i18n/ordinal.ts'

/** A place without its noun: "3rd", "3e", "3.º". */
export const placeOf = (locale: Locale, rank: number): string =>
  locale === 'es' ? `${number(locale, rank)}.º` : ordinal(locale, rank)
