import { LANGUAGE_TAGS, type Locale } from './locales.ts'

type Format = Intl.DateTimeFormatOptions

/** French writes the first of a month as an ordinal, which ICU leaves out: "1er août". */
const withOrdinal = (locale: Locale, text: string): string =>
  locale === 'fr' ? text.replace(/\b1(?= \p{L}|–)/gu, '1er') : text

/** A moment in the reader's time zone, unless `format` names another. */
export const momentText = (locale: Locale, at: string | number, format: Format): string =>
  withOrdinal(locale, new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], format).format(new Date(at)))

/** An ISO day or time by UTC: "19 February", "19 de febrero", "1er août". */
export const dateText = (locale: Locale, iso: string, format: Format): string =>
  momentText(locale, iso, { ...format, timeZone: 'UTC' })

/** Two ISO days by UTC: "1–7 August 2026", "1er–7 août 2026". */
export const dateRange = (locale: Locale, first: string, last: string, format: Format): string =>
  withOrdinal(
    locale,
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...format, timeZone: 'UTC' }).formatRange(
      new Date(first),
      new Date(last),
    ),
  )

/** "19 February". */
export const dayText = (locale: Locale, iso: string): string => dateText(locale, iso, { day: 'numeric', month: 'long' })

/** "9 September 1985". */
export const longDate = (locale: Locale, iso: string): string => dateText(locale, iso, { dateStyle: 'long' })
