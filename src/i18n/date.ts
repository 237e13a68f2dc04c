import { LANGUAGE_TAGS, type Locale } from './locales.ts'

/**
 * An ISO day or time in the way of the language, by UTC: "19 February", "19 de febrero". The first of a month is an ordinal in French, which
 * ICU leaves out: "1er août".
 */
export function dateText(locale: Locale, iso: string, format: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...format, timeZone: 'UTC' }).format(new Date(iso))
  return locale === 'fr' && format.day ? text.replace(/\b1 (?=\p{L})/u, '1er ') : text
}

/** "19 February". */
export const dayText = (locale: Locale, iso: string): string => dateText(locale, iso, { day: 'numeric', month: 'long' })
